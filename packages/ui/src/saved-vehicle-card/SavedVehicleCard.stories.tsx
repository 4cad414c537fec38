import type { Meta, StoryObj } from '@storybook/react-vite';
import { hatchback, suv } from '../../stories/pictures.ts';
import { Reporting } from '../../stories/Reporting.tsx';
import { SavedVehicleCard } from './SavedVehicleCard.tsx';

export default {
  component: SavedVehicleCard,
  args: {
    id: 'golf',
    href: '/used-cars/volkswagen/golf/fpa/golf',
    title: '191 Volkswagen Golf',
    derivative: '1.6 TDI Comfortline 115bhp 5dr',
    facts: '83,437 km · Limerick · Good price',
    price: '€16,950',
    isPoa: false,
    isBrandNew: false,
    finance: { monthlyPayment: '€289', quoteType: 'PCP' },
    imageUrl: hatchback,
    imageCount: 12,
  },
} satisfies Meta<typeof SavedVehicleCard>;

type Story = StoryObj<typeof SavedVehicleCard>;

export const Live: Story = {};
export const BrandNew: Story = {
  args: {
    isBrandNew: true,
    title: 'Hyundai Tucson',
    derivative: '1.6 Hybrid',
    imageUrl: suv,
    price: '€41,245',
  },
};
export const OnApplication: Story = { args: { isPoa: true, finance: null } };
export const Expired: Story = { args: { isExpired: true, imageUrl: suv, title: '211 Hyundai Tucson' } };
export const Reports: Story = {
  render: (props) => (
    <Reporting>{(report) => <SavedVehicleCard {...props} href="#followed" onRemove={report} />}</Reporting>
  ),
};
