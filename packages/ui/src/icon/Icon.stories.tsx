import type { IconSize } from '@forecourt/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';

const Row = ({ size }: { size: IconSize }) => (
  <div className="story-row">
    <Icon glyph="car-front" size={size} />
    <Icon glyph="heart" size={size} />
    <Icon glyph="map-pin" size={size} />
    <Icon glyph="phone" size={size} label="Phone" />
  </div>
);

export default { component: Icon, args: { glyph: 'heart' } } satisfies Meta<typeof Icon>;

type Story = StoryObj<typeof Icon>;

export const Small: Story = { render: () => <Row size="sm" /> };
export const Medium: Story = { render: () => <Row size="md" /> };
export const Large: Story = { render: () => <Row size="lg" /> };
export const ExtraLarge: Story = { render: () => <Row size="xl" /> };
