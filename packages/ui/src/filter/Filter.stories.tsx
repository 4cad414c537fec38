import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { FacetList } from '../facet-list/FacetList.tsx';
import { RangeFilter } from '../range-filter/RangeFilter.tsx';
import { Filter, type FilterProps } from './Filter.tsx';

const Shown = (props: FilterProps) => (
  <div className="story-form">
    <Filter {...props} />
  </div>
);

const body = (id: string) => <Checkbox id={id} label="With a full service history" smallCheckBox />;

export default {
  component: Filter,
  args: { label: 'History', displayValue: '', isApplied: false, appliedCount: 0, children: null },
} satisfies Meta<typeof Filter>;

type Story = StoryObj<typeof Filter>;

export const NotApplied: Story = { render: Shown };
export const AppliedAndClosed: Story = {
  render: Shown,
  args: {
    label: 'Price',
    displayValue: '€5,000 to €10,000',
    isApplied: true,
    appliedCount: 1,
    isOpen: false,
  },
};
export const SeveralApplied: Story = {
  render: Shown,
  args: {
    label: 'Fuel',
    displayValue: 'Diesel, Electric, Petrol Hybrid, Petrol Plug-in Hybrid',
    isApplied: true,
    appliedCount: 4,
    isOpen: false,
  },
};
export const Open: Story = {
  render: Shown,
  args: {
    displayValue: 'Full',
    isApplied: true,
    appliedCount: 2,
    resetHref: '/used-cars',
    children: body('filter-open'),
  },
};

export const WithANote: Story = {
  render: Shown,
  args: {
    label: 'Body',
    isOpen: true,
    note: '398 adverts don’t say, so we use what’s usual for the model.',
    children: body('filter-note'),
  },
};

const untouched = { displayValue: '', isApplied: false, appliedCount: 0 };
const years = ['2014', '2015', '2016', '2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024'];

export const Panel: Story = {
  render: () => (
    <div className="story-panel">
      <RangeFilter
        {...untouched}
        label="Year"
        isOpen
        fromName="minYear"
        toName="maxYear"
        from=""
        to=""
        stops={years.map((year) => ({ value: year, label: year }))}
        histogram={[40, 62, 90, 130, 188, 240, 210, 260, 190, 120]}
      />
      <FacetList
        label="Fuel"
        name="panel-fuel"
        displayValue="Diesel, Electric"
        isApplied
        appliedCount={2}
        resetHref="/used-cars"
        options={[
          { value: 'diesel', label: 'Diesel', count: 9412, isChecked: true },
          { value: 'petrol', label: 'Petrol', count: 8120, isChecked: false },
          { value: 'electric', label: 'Electric', count: 1980, isChecked: true },
          { value: 'hybrid', label: 'Petrol hybrid', count: 2402, isChecked: false },
        ]}
      />
      <Filter label="Mileage" displayValue="Up to 100,000 km" isApplied appliedCount={1} isOpen={false}>
        {null}
      </Filter>
      <Filter {...untouched} label="Body">
        {null}
      </Filter>
    </div>
  ),
};
