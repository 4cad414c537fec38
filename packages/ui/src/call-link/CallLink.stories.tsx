import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallLink } from './CallLink.tsx';

export default {
  component: CallLink,
  args: { number: null, variant: 'secondary' },
} satisfies Meta<typeof CallLink>;

type Story = StoryObj<typeof CallLink>;

export const OnRequest: Story = {};
export const Told: Story = { args: { number: '020 910 4821' } };
export const Wide: Story = { args: { isWide: true } };
