import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FacetList, type FacetListProps, type FacetOption } from './FacetList.tsx';

const bodies: FacetOption[] = [
  ['suv', 'SUV', 9412],
  ['hatchback', 'Hatchback', 8120],
  ['saloon', 'Saloon', 4230],
  ['estate', 'Estate', 2104],
  ['mpv', 'MPV', 980],
  ['coupe', 'Coupé', 612],
  ['convertible', 'Convertible', 301],
  ['pick-up', 'Pick-up', 88],
  ['limousine', 'Limousine', 0],
].map(([value, label, count]) => ({
  value: String(value),
  label: String(label),
  count: Number(count),
  isChecked: false,
}));

const check = (...values: string[]) =>
  bodies.map((option) => ({ ...option, isChecked: values.includes(option.value) }));

const Shown = (props: FacetListProps) => (
  <div className="story-form">
    <FacetList {...props} />
  </div>
);

export default {
  component: FacetList,
  args: {
    label: 'Body',
    displayValue: '',
    isApplied: false,
    appliedCount: 0,
    name: 'body',
    options: bodies,
    isOpen: true,
  },
} satisfies Meta<typeof FacetList>;

type Story = StoryObj<typeof FacetList>;

export const NothingChosen: Story = { render: Shown, args: { name: 'body-a' } };
export const TwoChosen: Story = {
  render: Shown,
  args: {
    name: 'body-b',
    options: check('suv', 'estate'),
    displayValue: 'SUV, Estate',
    isApplied: true,
    appliedCount: 2,
    resetHref: '/used-cars',
  },
};
export const ChosenBelowTheFold: Story = {
  render: Shown,
  args: {
    name: 'body-c',
    options: check('pick-up'),
    displayValue: 'Pick-up',
    isApplied: true,
    appliedCount: 1,
    resetHref: '/used-cars',
  },
};
export const WithoutCounts: Story = {
  render: Shown,
  args: { name: 'body-d', options: bodies.slice(0, 4).map(({ count: _, ...option }) => option) },
};

function LiveList(props: FacetListProps) {
  const [chosen, setChosen] = useState(['suv', 'pick-up']);
  return (
    <Shown
      {...props}
      options={check(...chosen)}
      isApplied={chosen.length > 0}
      appliedCount={chosen.length}
      onReset={() => setChosen([])}
      onChange={(value, isChecked) =>
        setChosen((old) => (isChecked ? [...old, value] : old.filter((each) => each !== value)))
      }
    />
  );
}

export const Live: Story = { render: ({ isOpen: _, ...props }) => <LiveList {...props} name="body-live" /> };
