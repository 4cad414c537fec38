import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag.tsx';

export default { component: Tag, args: { children: 'Diesel' } } satisfies Meta<typeof Tag>;

type Story = StoryObj<typeof Tag>;

export const Plain: Story = {};
export const Disabled: Story = { args: { isDisabled: true } };
export const Removable: Story = {
  render: () => (
    <div className="story-row">
      <Tag removeLabel="Remove Volkswagen" removeHref="/used-cars">
        Volkswagen
      </Tag>
      <Tag removeLabel="Remove up to €18,000" removeHref="/used-cars">
        Up to €18,000
      </Tag>
      <Tag removeLabel="Remove Cork" onRemove={() => undefined}>
        Cork
      </Tag>
    </div>
  ),
};
