import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  hatchback,
  hatchbackDashboard,
  hatchbackFront,
  hatchbackRear,
  hatchbackWheel,
} from '../../stories/pictures.ts';
import { GalleryMosaic, type GalleryMosaicProps } from './GalleryMosaic.tsx';

const picture = (src: string, alt: string) => ({ src, largeSrc: src, width: 1200, height: 900, alt });

const pictures = [
  picture(hatchback, 'From the side'),
  picture(hatchbackFront, 'From the front'),
  picture(hatchbackDashboard, 'Dashboard'),
  picture(hatchbackRear, 'From behind'),
  picture(hatchbackWheel, 'Front wheel'),
];

const Shown = (props: GalleryMosaicProps) => (
  <div className="story-wide">
    <GalleryMosaic {...props} />
  </div>
);

export default {
  component: GalleryMosaic,
  args: { label: '191 Volkswagen Golf', pictures },
} satisfies Meta<typeof GalleryMosaic>;

type Story = StoryObj<typeof GalleryMosaic>;

export const Five: Story = { render: Shown };
export const Two: Story = {
  render: Shown,
  args: { label: '191 Volkswagen Golf with two pictures', pictures: pictures.slice(0, 2) },
};
