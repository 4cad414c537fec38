import type { Meta, StoryObj } from '@storybook/react-vite';
import { brokenPicture, dealerLogo } from '../../stories/pictures.ts';
import { DealerCard } from './DealerCard.tsx';

export default {
  component: DealerCard,
  args: {
    dealerName: 'Lee Valley Motors',
    logoUrl: dealerLogo,
    canShowLogo: true,
    phoneNumber: '020 910 4821',
    dealerAddress: 'Carrigrohane Road, Cork',
    stockCount: 142,
    mainUrl: '/dealers/ireland/cork/12',
    carStockUrl: '/dealers/ireland/cork/12',
    commercialsStockUrl: '/commercials/dealers/ireland/cork/12',
    bikesStockUrl: null,
    dealerHasCars: true,
    dealerHasCommercials: true,
    dealerHasBikes: false,
    retailerStoreUrl: '/stores/lee-valley-motors/12',
    websiteUrl: 'https://leevalley.example',
    viewLocationUrl: '/dealers/ireland/cork/12/map',
    dealerPagePath: '/dealers/ireland/cork/12',
    isSIMIApproved: true,
    hasReviews: true,
    showEmail: true,
  },
} satisfies Meta<typeof DealerCard>;

type Story = StoryObj<typeof DealerCard>;

export const Complete: Story = {};
export const WithoutStock: Story = {
  args: { stockCount: 0, dealerHasCars: false, dealerHasCommercials: false, isSIMIApproved: false },
};
export const WithoutLogo: Story = { args: { canShowLogo: false, logoUrl: null } };
export const DefaultLogo: Story = { args: { logoUrl: null } };
export const LogoThatFails: Story = { args: { logoUrl: brokenPicture } };
export const WithLittle: Story = {
  args: {
    phoneNumber: null,
    retailerStoreUrl: null,
    websiteUrl: null,
    viewLocationUrl: null,
    showEmail: false,
    isSIMIApproved: false,
    dealerHasCommercials: false,
    stockCount: 3,
  },
};
export const LongName: Story = {
  args: {
    dealerName: 'The Carrickmacross and District Cars, Commercials and Motorcycles Company Limited',
    stockCount: 12840,
    dealerHasBikes: true,
    bikesStockUrl: '/bikes/dealers/ireland/cork/12',
  },
};
