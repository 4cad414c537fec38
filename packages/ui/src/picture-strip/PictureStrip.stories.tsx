import type { Meta, StoryObj } from '@storybook/react-vite';
import { hatchback, hatchbackDashboard, hatchbackFront, hatchbackRear, suv } from '../../stories/pictures.ts';
import { PictureStrip, type PictureStripProps } from './PictureStrip.tsx';

const Shown = (props: PictureStripProps) => (
  <div className="story-form">
    <PictureStrip {...props} />
  </div>
);

export default {
  component: PictureStrip,
  args: { href: '/used-cars', sizes: '304px', pictures: [{ src: suv }] },
} satisfies Meta<typeof PictureStrip>;

type Story = StoryObj<typeof PictureStrip>;

export const OnePicture: Story = { render: Shown };
export const Several: Story = {
  render: Shown,
  args: { pictures: [hatchback, hatchbackFront, hatchbackDashboard, hatchbackRear].map((src) => ({ src })) },
};
