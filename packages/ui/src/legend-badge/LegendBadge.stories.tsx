import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegendBadge } from './LegendBadge.tsx';

export default { component: LegendBadge, args: { type: 'review' } } satisfies Meta<typeof LegendBadge>;

type Story = StoryObj<typeof LegendBadge>;

export const Articles: Story = {
  render: () => (
    <div className="story-row story-picture">
      <LegendBadge type="advice" />
      <LegendBadge type="review" />
      <LegendBadge type="guide" />
      <LegendBadge type="news" />
      <LegendBadge type="featured" />
    </div>
  ),
};
export const Media: Story = {
  render: () => (
    <div className="story-row story-picture">
      <LegendBadge type="images" />
      <LegendBadge type="images" count={12} />
      <LegendBadge type="video" />
      <LegendBadge type="360" />
    </div>
  ),
};
