import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComboboxFilter, type ComboboxFilterProps } from './ComboboxFilter.tsx';

const Shown = (props: ComboboxFilterProps) => (
  <div className="story-form">
    <ComboboxFilter {...props} />
  </div>
);

export default {
  component: ComboboxFilter,
  args: {
    id: 'filter-make',
    name: 'make',
    label: 'Make',
    anyLabel: 'Any make',
    options: ['Audi', 'Ford', 'Škoda', 'Toyota'].map((label) => ({ value: label.toLowerCase(), label })),
    value: '',
    displayValue: '',
    isApplied: false,
    appliedCount: 0,
    isOpen: true,
  },
} satisfies Meta<typeof ComboboxFilter>;

type Story = StoryObj<typeof ComboboxFilter>;

export const NothingChosen: Story = { render: Shown };
export const Applied: Story = {
  render: Shown,
  args: {
    id: 'filter-make-applied',
    value: 'ford',
    displayValue: 'Ford',
    isApplied: true,
    appliedCount: 1,
    resetHref: '/used-cars',
  },
};
export const WaitsForAMake: Story = {
  render: Shown,
  args: {
    id: 'filter-model',
    name: 'model',
    label: 'Model',
    anyLabel: 'Choose a make first',
    options: [],
    isDisabled: true,
  },
};
