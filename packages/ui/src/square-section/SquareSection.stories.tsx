import type { Meta, StoryObj } from '@storybook/react-vite';
import { bike, suv } from '../../stories/pictures.ts';
import { SquareSection } from './SquareSection.tsx';

export default {
  component: SquareSection,
  args: {
    imageUrl: suv,
    title: 'Electric, without the worry',
    summary: 'Range, charging and grants explained by people who drive them.',
    sectionLink: '/electric-cars',
  },
} satisfies Meta<typeof SquareSection>;

type Story = StoryObj<typeof SquareSection>;

export const WithButton: Story = { args: { buttonLabel: 'Start here' } };
export const WholeLink: Story = {
  args: { imageUrl: bike, title: 'Bikes', summary: 'Over a thousand, from mopeds to tourers.' },
};
