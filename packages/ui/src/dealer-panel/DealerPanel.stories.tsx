import type { Meta, StoryObj } from '@storybook/react-vite';
import { brokenPicture, dealerLogo } from '../../stories/pictures.ts';
import { Reporting } from '../../stories/Reporting.tsx';
import { CallLink } from '../call-link/CallLink.tsx';
import { DealerPanel } from './DealerPanel.tsx';

export default {
  component: DealerPanel,
  args: {
    isFPA: false,
    dealerName: 'Lee Valley Motors',
    dealerAddress: 'Carrigrohane Road, Cork',
    retailerStoreUrl: '/stores/lee-valley-motors/12',
    dealerPagePath: '/dealers/ireland/cork/12',
    mainUrl: '/dealers/ireland/cork/12',
    logoUrl: dealerLogo,
    viewLocationUrl: '/dealers/ireland/cork/12/map',
    isLocationExternal: false,
    isRouter: true,
    hasReviews: true,
    websiteUrl: 'https://leevalley.example',
    phoneNumber: '020 910 4821',
    showEmail: true,
    showWhatsapp: true,
    isSIMIApproved: true,
  },
} satisfies Meta<typeof DealerPanel>;

type Story = StoryObj<typeof DealerPanel>;

export const Dealer: Story = {};
export const FeaturedPartner: Story = { args: { isFPA: true } };
export const Wide: Story = {
  args: { layout: 'wide', phoneNumber: null, showEmail: false, showWhatsapp: false },
};
export const WideFeaturedPartner: Story = { args: { ...Wide.args, isFPA: true } };
export const WithReputation: Story = {
  args: {
    rating: { average: 4.6, score: '4.6', count: '23 reviews', label: '4.6 out of 5 from 23 reviews' },
    responseText: 'Replies to 9 in 10, usually within 3 hours',
    stockLinks: [{ text: 'View commercials', href: '/commercials/dealers/ireland/cork/12' }],
  },
};
export const WithoutWhatsapp: Story = { args: { showWhatsapp: false, hasReviews: false } };
export const NumberOnRequest: Story = {
  args: { phoneNumber: null, call: <CallLink revealed={null} variant="secondary" isWide /> },
};
export const EmailAlone: Story = {
  args: { phoneNumber: null, showWhatsapp: false, websiteUrl: null, isSIMIApproved: false },
};
export const NothingToPress: Story = {
  args: {
    phoneNumber: null,
    showEmail: false,
    showWhatsapp: false,
    websiteUrl: null,
    viewLocationUrl: null,
    retailerStoreUrl: null,
    logoUrl: null,
    hasReviews: false,
  },
};
export const LogoThatFails: Story = { args: { logoUrl: brokenPicture } };
export const Reports: Story = {
  render: (props) => (
    <Reporting>
      {(report) => (
        <DealerPanel
          {...props}
          logoUrl={brokenPicture}
          onEmail={() => report('email')}
          onWhatsapp={() => report('whatsapp')}
          onPhone={() => report('phone')}
          onLocation={() => report('location')}
          onWebsite={() => report('website')}
          onLogoError={(logoUrl) => report(`logo ${logoUrl}`)}
        />
      )}
    </Reporting>
  ),
};
