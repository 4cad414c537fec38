import type { IconSize } from '@forecourt/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarFront } from '../icons/car-front.ts';
import { Heart } from '../icons/heart.ts';
import { MapPin } from '../icons/map-pin.ts';
import { Phone } from '../icons/phone.ts';
import { Icon } from './Icon.tsx';

const Row = ({ size }: { size: IconSize }) => (
  <div className="story-row">
    <Icon glyph={CarFront} size={size} />
    <Icon glyph={Heart} size={size} />
    <Icon glyph={MapPin} size={size} />
    <Icon glyph={Phone} size={size} label="Phone" />
  </div>
);

export default { component: Icon, args: { glyph: Heart } } satisfies Meta<typeof Icon>;

type Story = StoryObj<typeof Icon>;

export const Small: Story = { render: () => <Row size="sm" /> };
export const Medium: Story = { render: () => <Row size="md" /> };
export const Large: Story = { render: () => <Row size="lg" /> };
export const ExtraLarge: Story = { render: () => <Row size="xl" /> };
