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
const some = (count: number): Story => ({
  render: Shown,
  args: { label: `191 Volkswagen Golf, ${count} of its pictures`, pictures: pictures.slice(0, count) },
});

export const Three = some(3);
export const Two = some(2);
export const One = some(1);
export const WithOverlay: Story = {
  render: Shown,
  args: {
    label: '191 Volkswagen Golf with an overlay',
    overlay: (
      <details>
        <summary>See it from every side</summary>
        In place of the large picture
      </details>
    ),
  },
};
