import type { Meta, StoryObj } from '@storybook/react-vite';
import { brokenPicture, dealerLogo } from '../../stories/pictures.ts';
import { DealerLogo } from './DealerLogo.tsx';

export default {
  component: DealerLogo,
  args: { dealerName: 'Lee Valley Motors', logoUrl: dealerLogo },
} satisfies Meta<typeof DealerLogo>;

type Story = StoryObj<typeof DealerLogo>;

export const WithLogo: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const WithoutLogo: Story = { args: { logoUrl: null } };
export const LogoThatFails: Story = { args: { logoUrl: brokenPicture } };
