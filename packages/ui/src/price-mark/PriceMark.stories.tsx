import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceMark } from './PriceMark.tsx';

export default { component: PriceMark } satisfies Meta<typeof PriceMark>;

type Story = StoryObj<typeof PriceMark>;

export const Great: Story = { args: { step: 'great', label: 'Great price', distance: '€2,050 under' } };
export const Good: Story = { args: { step: 'good', label: 'Good price' } };
export const Fair: Story = { args: { step: 'fair', label: 'Fair price' } };
export const High: Story = { args: { step: 'high', label: 'High price', distance: '€900 over' } };
export const VeryHigh: Story = { args: { step: 'very-high', label: 'Very high price' } };
export const TooLow: Story = { args: { step: 'unrated', label: 'Too low to rate' } };
