import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const popular = ['Ford', 'Toyota', 'Volkswagen'];
const all = [
  'Audi',
  'BMW',
  'Citroën',
  'Ford',
  'Hyundai',
  'Kia',
  'Land Rover',
  'Mercedes-Benz',
  'Nissan',
  'Škoda',
  'Toyota',
  'Volkswagen',
  'Volvo',
];

const options = [
  ...popular.map((label, index) => ({
    value: label.toLowerCase(),
    label,
    group: 'Popular makes',
    count: `${3 - index},104`,
  })),
  ...all.map((label) => ({ value: label.toLowerCase(), label, group: 'All makes' })),
];

const Shown = (props: ComboboxProps) => (
  <div className="story-form">
    <Combobox {...props} />
  </div>
);

export default {
  component: Combobox,
  args: { id: 'make', label: 'Make', anyLabel: 'Any make', options },
} satisfies Meta<typeof Combobox>;

type Story = StoryObj<typeof Combobox>;

export const NothingChosen: Story = { render: Shown, args: { id: 'combobox-make', name: 'make' } };
export const Chosen: Story = { render: Shown, args: { id: 'combobox-chosen', value: 'škoda' } };
export const Small: Story = { render: Shown, args: { id: 'combobox-small', isSmall: true } };
export const Disabled: Story = {
  render: Shown,
  args: {
    id: 'combobox-model',
    label: 'Model',
    anyLabel: 'Choose a make first',
    options: [],
    isDisabled: true,
  },
};
