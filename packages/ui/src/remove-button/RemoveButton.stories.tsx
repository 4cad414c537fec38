import type { Meta, StoryObj } from '@storybook/react-vite';
import { RemoveButton } from './RemoveButton.tsx';

export default {
  component: RemoveButton,
  args: { title: '191 Volkswagen Golf', onRemove: () => undefined },
} satisfies Meta<typeof RemoveButton>;

export const OnAPicture: StoryObj<typeof RemoveButton> = {
  render: (props) => (
    <div className="story-row story-picture">
      <RemoveButton {...props} />
    </div>
  ),
};
