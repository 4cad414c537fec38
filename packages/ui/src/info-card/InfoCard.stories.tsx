import type { Meta, StoryObj } from '@storybook/react-vite';
import { InfoCard } from './InfoCard.tsx';

export default {
  component: InfoCard,
  args: {
    title: 'Check its history',
    children: 'Finance owed, write-offs, mileage: know them before you pay.',
    illustrationName: 'checking-history',
    href: '/vehicle-check',
  },
} satisfies Meta<typeof InfoCard>;

type Story = StoryObj<typeof InfoCard>;

const Shown: NonNullable<Story['render']> = (props) => (
  <div className="story-card">
    <InfoCard {...props} />
  </div>
);

export const Column: Story = { render: Shown };
export const Row: Story = {
  render: Shown,
  args: { type: 'row', illustrationName: 'booking-test-drive', title: 'Book a test drive' },
};
export const RowOnPhones: Story = {
  render: Shown,
  args: { type: 'row-mobile', illustrationName: 'paying-private-seller', title: 'Pay safely' },
};
export const Centred: Story = {
  render: Shown,
  args: { textAlign: 'center', illustrationName: 'car-insurance', title: 'Insure it' },
};
export const AtTheEnd: Story = {
  render: Shown,
  args: { textAlign: 'end', illustrationName: 'sorting-paperwork', title: 'Sort the paperwork' },
};
export const WithShadow: Story = {
  render: Shown,
  args: { hasBoxShadow: true, illustrationName: 'selling-car', title: 'Sell yours' },
};
export const WithoutPadding: Story = { render: Shown, args: { noPadding: true } };
export const NotALink: Story = {
  render: (props) => (
    <div className="story-card">
      <InfoCard title={props.title}>{props.children}</InfoCard>
    </div>
  ),
};
