import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductCard } from './ProductCard.tsx';

export default {
  component: ProductCard,
  args: {
    title: 'Know what you can spend before you look',
    illustrationName: 'flexible-finance-options',
    logoName: 'Forecourt Finance',
    buttonLabel: 'See your options',
    buttonHref: '/car-finance',
  },
} satisfies Meta<typeof ProductCard>;

type Story = StoryObj<typeof ProductCard>;

export const WithLogo: Story = {};
export const WithoutLogo: Story = {
  args: { showLogo: false, illustrationName: 'car-insurance', title: 'Insurance that fits the car' },
};
