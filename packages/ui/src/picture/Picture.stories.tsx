import type { Meta, StoryObj } from '@storybook/react-vite';
import { hatchback } from '../../stories/pictures.ts';
import { Picture } from './Picture.tsx';

export default {
  component: Picture,
  args: { src: hatchback, width: 304, height: 228, alt: 'Blue Volkswagen Golf from the side' },
} satisfies Meta<typeof Picture>;

type Story = StoryObj<typeof Picture>;

export const WhenNear: Story = {};
export const AtOnce: Story = { args: { isPriority: true } };
