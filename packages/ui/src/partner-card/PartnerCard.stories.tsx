import type { Meta, StoryObj } from '@storybook/react-vite';
import { dealerLogo } from '../../stories/pictures.ts';
import { PartnerCard } from './PartnerCard.tsx';

export default {
  component: PartnerCard,
  args: {
    href: 'https://partner.example',
    logoUrl: dealerLogo,
    name: 'Lee Valley Finance',
    ctaText: 'Get a quote',
    summary: 'Finance for used cars up to ten years old, decided within a day.',
  },
} satisfies Meta<typeof PartnerCard>;

type Story = StoryObj<typeof PartnerCard>;

export const Vertical: Story = { args: { cardType: 'vertical' } };
export const Horizontal: Story = { args: { cardType: 'horizontal' } };
export const WithoutLogo: Story = { args: { logoUrl: undefined } };
export const Small: Story = { args: { cardType: 'small' } };
