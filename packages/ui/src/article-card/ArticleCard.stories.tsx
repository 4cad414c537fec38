import type { Meta, StoryObj } from '@storybook/react-vite';
import { hatchbackDashboard, suv, van } from '../../stories/pictures.ts';
import { ArticleCard } from './ArticleCard.tsx';

export default {
  component: ArticleCard,
  args: {
    title: 'Hyundai Tucson hybrid: the sensible choice, well made',
    summary:
      'A family SUV that asks for little fuel and less attention. We drove it from Howth to Baltimore and back.',
    imageUrl: suv,
    legendType: 'review',
    rating: 4.5,
    href: '/car-reviews/hyundai-tucson',
  },
} satisfies Meta<typeof ArticleCard>;

type Story = StoryObj<typeof ArticleCard>;

export const Column: Story = {};
export const ColumnWithoutRating: Story = {
  args: {
    rating: null,
    legendType: 'advice',
    title: 'How to read a service history',
    imageUrl: hatchbackDashboard,
  },
};
export const Row: Story = { args: { displayType: 'row' } };
export const Small: Story = {
  args: { displayType: 'small', legendType: 'news', rating: null, imageUrl: van },
};
export const ShortTitle: Story = {
  args: { title: 'Road tax in 2026', legendType: 'guide', summary: 'What you pay, and why.', rating: null },
};
export const Featured: Story = { args: { legendType: 'featured' } };
