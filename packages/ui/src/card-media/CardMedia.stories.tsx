import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardMedia, type CardMediaProps } from './CardMedia.tsx';

const OnAPicture = (props: CardMediaProps) => (
  <div style={{ position: 'relative', inlineSize: 304, blockSize: 120, background: 'var(--surface-sunken)' }}>
    <CardMedia {...props} />
  </div>
);

export default { component: CardMedia, render: OnAPicture } satisfies Meta<typeof CardMedia>;

type Story = StoryObj<typeof CardMedia>;

export const Pictures: Story = { args: { imageCount: 12 } };
export const WithAVideo: Story = { args: { imageCount: 12, media: 'video' } };
export const WithATurn: Story = { args: { imageCount: 12, media: '360' } };
