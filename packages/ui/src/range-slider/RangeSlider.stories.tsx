import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';

function Moving(props: RangeSliderProps) {
  const [[fromIndex, toIndex], setRange] = useState([props.fromIndex, props.toIndex]);
  return (
    <div className="story-form">
      <RangeSlider
        {...props}
        fromIndex={fromIndex ?? 0}
        toIndex={toIndex ?? 0}
        onMove={(from, to) => setRange([from, to])}
      />
    </div>
  );
}

const years = ['2012', '2013', '2014', '2015', '2016', '2017', '2018', '2019', '2020', '2021'];

export default {
  component: RangeSlider,
  args: { label: 'Year', stopLabels: years, fromIndex: 0, toIndex: 9, onMove: () => undefined },
} satisfies Meta<typeof RangeSlider>;

type Story = StoryObj<typeof RangeSlider>;

export const Whole: Story = { render: Moving };
export const Part: Story = { render: Moving, args: { fromIndex: 3, toIndex: 7 } };
export const WithHistogram: Story = {
  render: Moving,
  args: { fromIndex: 2, toIndex: 8, histogram: [12, 40, 88, 140, 260, 310, 190, 90, 0] },
};
export const BothAtTheEnd: Story = { render: Moving, args: { fromIndex: 9, toIndex: 9 } };
