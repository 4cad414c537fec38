import type { Meta, StoryObj } from '@storybook/react-vite';
import { RangeFilter, type RangeFilterProps } from './RangeFilter.tsx';

const amounts = [
  500, 1000, 2000, 3000, 4000, 5000, 7500, 10000, 12500, 15000, 20000, 25000, 30000, 40000, 50000, 75000,
  100000,
];
const stops = amounts.map((amount) => ({
  value: String(amount),
  label: `€${amount.toLocaleString('en-IE')}`,
}));
const histogram = [4, 18, 60, 120, 180, 420, 640, 810, 760, 905, 640, 470, 330, 120, 66, 20];

const Shown = (props: RangeFilterProps) => (
  <div className="story-form">
    <RangeFilter {...props} />
  </div>
);

export default {
  component: RangeFilter,
  args: {
    label: 'Price',
    displayValue: '',
    isApplied: false,
    appliedCount: 0,
    isOpen: true,
    stops,
    histogram,
    fromName: 'minPrice',
    toName: 'maxPrice',
    from: '',
    to: '',
  },
} satisfies Meta<typeof RangeFilter>;

type Story = StoryObj<typeof RangeFilter>;

export const Open: Story = { render: Shown };
export const Applied: Story = {
  render: Shown,
  args: {
    from: '5000',
    to: '20000',
    displayValue: '€5,000 to €20,000',
    isApplied: true,
    appliedCount: 1,
    resetHref: '/used-cars',
  },
};
export const Closed: Story = {
  render: Shown,
  args: { isOpen: false, to: '20000', displayValue: 'Up to €20,000', isApplied: true, appliedCount: 1 },
};
