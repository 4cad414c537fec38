import type { Meta, StoryObj } from '@storybook/react-vite';
import { StarRating } from './StarRating.tsx';

export default { component: StarRating, args: { rating: 4 } } satisfies Meta<typeof StarRating>;

type Story = StoryObj<typeof StarRating>;

export const Whole: Story = {};
export const Part: Story = { args: { rating: 3.7 } };
export const None: Story = { args: { rating: 0 } };
export const Full: Story = { args: { rating: 5 } };
export const FromAPercentage: Story = { args: { rating: 90, maximum: 100 } };
export const StarsAlone: Story = { args: { rating: 4.5, showLabel: false } };
export const OfOthers: Story = { args: { rating: 4.2, label: '4.2 out of 5 from 12 reviews' } };
