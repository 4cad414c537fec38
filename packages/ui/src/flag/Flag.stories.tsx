import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from './Flag.tsx';

export default { component: Flag, args: { children: 'Price drop', type: 'serp' } } satisfies Meta<
  typeof Flag
>;

type Story = StoryObj<typeof Flag>;

export const OnACard: Story = {};
export const OnAnAdvert: Story = { args: { type: 'fpa' } };
