import { buildBreadcrumbs } from '@forecourt/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export default { component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>;

type Story = StoryObj<typeof Breadcrumbs>;

export const Trail: Story = {
  args: {
    items: buildBreadcrumbs([
      { text: 'Home', url: '/' },
      { text: 'Used cars', url: '/used-cars' },
      { text: 'Volkswagen', url: '/used-cars/volkswagen' },
      { text: 'Golf', url: '/used-cars/volkswagen/golf' },
    ]),
  },
};
export const Long: Story = {
  args: {
    items: buildBreadcrumbs([
      { text: 'Home', url: '/' },
      { text: 'Used commercials', url: '/commercials/used' },
      { text: 'Co. Monaghan', url: '/commercials/used/ireland/monaghan' },
      { text: 'Mercedes-Benz', url: '/commercials/used/ireland/monaghan/mercedes-benz' },
      { text: 'Sprinter 516 CDI Long Wheelbase High Roof Crew Cab', url: '/x' },
    ]),
  },
};
export const LongMake: Story = {
  args: {
    items: buildBreadcrumbs([
      { text: 'Home', url: '/' },
      { text: 'Used cars', url: '/used-cars' },
      { text: 'W'.repeat(40), url: `/used-cars/${'w'.repeat(40)}` },
      { text: 'Golf', url: '/x' },
    ]),
  },
};
export const FullPageLinks: Story = {
  args: {
    items: buildBreadcrumbs([
      { text: 'Home', url: '/' },
      { text: 'Car finance', url: '/car-finance' },
    ]).map((item) => ({ ...item, useRouter: false })),
  },
};
export const Empty: Story = { args: { items: [] } };
