import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallLink } from './CallLink.tsx';

export default {
  component: CallLink,
  args: { revealed: null, variant: 'secondary' },
} satisfies Meta<typeof CallLink>;

type Story = StoryObj<typeof CallLink>;

export const OnRequest: Story = {};
export const Revealed: Story = { args: { revealed: { href: 'tel:0209104821', text: '020 910 4821' } } };
export const Wide: Story = { args: { isWide: true } };
