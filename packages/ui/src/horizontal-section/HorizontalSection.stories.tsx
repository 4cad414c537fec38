import type { Meta, StoryObj } from '@storybook/react-vite';
import { hatchbackFront, van } from '../../stories/pictures.ts';
import { HorizontalSection } from './HorizontalSection.tsx';

export default {
  component: HorizontalSection,
  args: {
    imageUrl: hatchbackFront,
    title: 'What is yours worth?',
    summary:
      'A price from what others like it sold for, by mark, mileage and county. It takes a minute and asks for no number.',
    buttons: [
      { label: 'Value my car', href: '/car-valuation' },
      { label: 'Sell my car', href: '/sell-my-car' },
    ],
  },
} satisfies Meta<typeof HorizontalSection>;

type Story = StoryObj<typeof HorizontalSection>;

export const Plain: Story = {};
export const WithBackground: Story = { args: { hasBackground: true } };
export const WithShadow: Story = {
  args: { hasBackground: true, hasShadow: true, imageUrl: van, contentPosition: 'bottom' },
};
export const OneButtonAtTheTop: Story = {
  args: { contentPosition: 'top', buttons: [{ label: 'Value my car', href: '/car-valuation' }] },
};
export const WithoutButtons: Story = { args: { buttons: [] } };
