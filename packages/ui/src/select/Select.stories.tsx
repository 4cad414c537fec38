import type { Meta, StoryObj } from '@storybook/react-vite';
import { Reporting } from '../../stories/Reporting.tsx';
import { Select, type SelectOption, type SelectProps } from './Select.tsx';

const fuels: SelectOption[] = [
  { value: '', label: 'Any fuel' },
  { value: 'diesel', label: 'Diesel (9,412)' },
  { value: 'petrol', label: 'Petrol (8,120)' },
  { value: 'electric', label: 'Electric (1,980)' },
  { value: 'hydrogen', label: 'Hydrogen (0)', isDisabled: true },
];

const Shown = (props: SelectProps) => (
  <div className="story-form">
    <Select {...props} />
  </div>
);

export default { component: Select } satisfies Meta<typeof Select>;

type Story = StoryObj<typeof Select>;

export const Plain: Story = { render: Shown, args: { id: 'fuel', label: 'Fuel', options: fuels } };
export const Chosen: Story = {
  render: Shown,
  args: { id: 'fuel-2', label: 'Fuel', options: fuels, value: 'electric' },
};
export const Small: Story = {
  render: Shown,
  args: { id: 'fuel-3', label: 'Fuel', options: fuels, isSmall: true },
};
export const ErrorShown: Story = {
  render: Shown,
  args: {
    id: 'fuel-4',
    label: 'Fuel',
    options: fuels,
    isRequired: true,
    hasError: true,
    error: 'Choose a fuel',
  },
};
export const Disabled: Story = {
  render: Shown,
  args: {
    id: 'model',
    label: 'Model',
    options: [{ value: '', label: 'Choose a make first' }],
    isDisabled: true,
  },
};
export const Alternative: Story = {
  render: Shown,
  args: {
    id: 'sort',
    label: 'Order',
    isLabelHidden: true,
    isAlternative: true,
    options: [
      { value: 'relevance', label: 'Most relevant' },
      { value: 'price-asc', label: 'Lowest price' },
    ],
  },
};
export const SmallWithError: Story = {
  render: Shown,
  args: {
    id: 'fuel-5',
    label: 'Fuel',
    options: fuels,
    isSmall: true,
    error: 'Choose a fuel',
    helpText: 'As the log book says',
  },
};
export const SmallAlternative: Story = {
  render: Shown,
  args: {
    id: 'sort-2',
    label: 'Order',
    isLabelHidden: true,
    isAlternative: true,
    isSmall: true,
    options: [{ value: 'newest', label: 'Newest first' }],
  },
};
export const Grouped: Story = {
  render: Shown,
  args: {
    id: 'make',
    label: 'Make',
    options: [
      { value: '', label: 'Any make' },
      { value: 'ford', label: 'Ford', group: 'Popular makes' },
      { value: 'toyota', label: 'Toyota', group: 'Popular makes' },
      { value: 'abarth', label: 'Abarth', group: 'All makes' },
    ],
  },
};
export const Reports: Story = {
  render: () => (
    <Reporting>
      {(report) => <Select id="select-reports" label="Fuel" options={fuels} onChange={report} />}
    </Reporting>
  ),
};
