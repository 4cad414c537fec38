import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  hatchback,
  hatchbackDashboard,
  hatchbackFront,
  hatchbackRear,
  hatchbackWheel,
} from '../../stories/pictures.ts';
import { Gallery, type GalleryProps } from './Gallery.tsx';

const picture = (src: string, alt: string) => ({
  src,
  largeSrc: src,
  width: 1200,
  height: 900,
  alt,
  caption: alt,
});

const pictures = [
  picture(hatchback, 'From the side'),
  picture(hatchbackFront, 'From the front'),
  picture(hatchbackDashboard, 'Dashboard'),
  picture(hatchbackRear, 'From behind'),
  picture(hatchbackWheel, 'Front wheel'),
];

const Shown = (props: GalleryProps) => (
  <div className="story-wide">
    <Gallery {...props} />
  </div>
);

export default { component: Gallery, args: { label: '191 Volkswagen Golf', pictures } } satisfies Meta<
  typeof Gallery
>;

type Story = StoryObj<typeof Gallery>;

export const Five: Story = { render: Shown };
export const One: Story = {
  render: Shown,
  args: { label: '191 Volkswagen Golf with one picture', pictures: pictures.slice(0, 1) },
};
export const None: Story = { render: Shown, args: { pictures: [] } };
