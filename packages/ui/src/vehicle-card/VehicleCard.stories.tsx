import type { Meta, StoryObj } from '@storybook/react-vite';
import { bike, hatchback, suv, van } from '../../stories/pictures.ts';
import { Reporting } from '../../stories/Reporting.tsx';
import { CompareTick } from '../compare-tick/CompareTick.tsx';
import { Flag } from '../flag/Flag.tsx';
import { SaveButton } from '../save-button/SaveButton.tsx';
import { VehicleCard, type VehicleCardProps, type VehicleCardSlots } from './VehicleCard.tsx';

const golf: VehicleCardProps & VehicleCardSlots = {
  id: 'golf',
  href: '/used-cars/volkswagen/golf/fpa/golf',
  title: '191 Volkswagen Golf',
  derivative: '1.6 TDI Comfortline 115bhp 5dr',
  facts: '84,200 km · Diesel · Cork',
  price: '€16,950',
  isPoa: false,
  isBrandNew: false,
  finance: { monthlyPayment: '€289', quoteType: 'PCP' },
  imageUrl: hatchback,
  imageCount: 12,
  icon: <SaveButton title="191 Volkswagen Golf" isSaved={false} />,
};

export default { component: VehicleCard, args: golf } satisfies Meta<typeof VehicleCard>;

type Story = StoryObj<typeof VehicleCard>;

export const Car: Story = {};
export const Saved: Story = { args: { icon: <SaveButton title="191 Volkswagen Golf" isSaved /> } };
export const Flagged: Story = {
  args: { flag: <Flag type="serp">Price drop</Flag>, imageUrl: suv, title: '211 Hyundai Tucson' },
};
export const Commercial: Story = {
  args: {
    imageUrl: van,
    title: '182 Ford Transit',
    derivative: '2.0 L3H2 350 130bhp',
    facts: '121,000 km · Diesel · Galway',
    price: '€18,500',
    finance: null,
  },
};
export const Motorbike: Story = {
  args: {
    imageUrl: bike,
    title: '201 Yamaha MT-07',
    derivative: '689cc Naked',
    facts: '9,400 km · Petrol · Kerry',
    price: '€6,750',
    finance: null,
  },
};
export const OnApplication: Story = { args: { isPoa: true, price: 'POA' } };
export const BrandNew: Story = {
  args: { isBrandNew: true, title: 'Volkswagen Golf', facts: 'Petrol · Dublin', price: '€34,995' },
};
export const Removable: Story = { args: { cardType: 'saved-car-card', facts: undefined } };
export const Rated: Story = {
  args: {
    cardType: 'saved-car-card',
    rating: { step: 'great', label: 'Great price', distance: '€2,050 under' },
    tick: <CompareTick title="191 Volkswagen Golf" value="golf" form="compare" isTicked={false} />,
  },
};
export const Expired: Story = {
  args: { cardType: 'saved-car-card', isExpired: true, imageUrl: suv, title: '211 Hyundai Tucson' },
};
export const Reports: Story = {
  render: (props) => (
    <Reporting>
      {(report) => <VehicleCard {...props} cardType="saved-car-card" href="#followed" onRemove={report} />}
    </Reporting>
  ),
};
export const OnePicture: Story = { args: { imageCount: 1, showImages: false } };
export const Overfull: Story = {
  args: {
    title: '191 Mercedes-Benz Sprinter 516 CDI Long Wheelbase High Roof Crew Cab with Everything on It',
    derivative: 'A derivative that goes on and on until nobody can read it any more on one line',
    facts: '1,284,200 km · Diesel Plug-in Hybrid · Carrickmacross, Co. Monaghan',
    price: '€1,284,200',
    finance: { monthlyPayment: '€12,289', quoteType: 'Hire Purchase' },
    imageCount: 128,
  },
};
export const OneEuro: Story = { args: { price: '€1', derivative: null, facts: '', finance: null } };
