import type { Meta, StoryObj } from '@storybook/react-vite';
import { bike, hatchback, suv, van } from '../../stories/pictures.ts';
import { Link } from '../link/Link.tsx';
import { VehicleCard, type VehicleCardProps } from '../vehicle-card/VehicleCard.tsx';
import { CardRow, type CardRowProps } from './CardRow.tsx';

const vehicles: Pick<VehicleCardProps, 'id' | 'title' | 'derivative' | 'price' | 'imageUrl'>[] = [
  {
    id: 'golf',
    title: '191 Volkswagen Golf',
    derivative: '1.6 TDI Comfortline',
    price: '€16,950',
    imageUrl: hatchback,
  },
  {
    id: 'tucson',
    title: '211 Hyundai Tucson',
    derivative: '1.6 CRDi Executive',
    price: '€27,450',
    imageUrl: suv,
  },
  { id: 'transit', title: '182 Ford Transit', derivative: '2.0 L3H2 350', price: '€18,500', imageUrl: van },
  { id: 'mt07', title: '201 Yamaha MT-07', derivative: '689cc Naked', price: '€6,750', imageUrl: bike },
];

const cards = (count: number) =>
  vehicles
    .slice(0, count)
    .map((vehicle) => (
      <VehicleCard
        key={vehicle.id}
        {...vehicle}
        href={`/${vehicle.id}`}
        isPoa={false}
        isBrandNew={false}
        finance={null}
        imageCount={8}
      />
    ));

const Shown = (props: CardRowProps) => (
  <div className="story-column">
    <CardRow {...props} />
  </div>
);

export default { component: CardRow } satisfies Meta<typeof CardRow>;

type Story = StoryObj<typeof CardRow>;

export const Three: Story = {
  render: Shown,
  args: { title: 'Just in', children: cards(3), more: <Link href="/used-cars">View all</Link> },
};
export const Four: Story = { render: Shown, args: { title: 'Like this one', children: cards(4) } };
export const One: Story = { render: Shown, args: { title: 'You looked at', children: cards(1) } };
