import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const Shown = (props: TextAreaProps) => (
  <div className="story-form">
    <TextArea {...props} />
  </div>
);

export default { component: TextArea } satisfies Meta<typeof TextArea>;

type Story = StoryObj<typeof TextArea>;

export const Plain: Story = {
  render: Shown,
  args: {
    id: 'message',
    label: 'Message',
    placeholder: 'Is it still for sale, and could I see it on Saturday?',
  },
};
export const Required: Story = {
  render: Shown,
  args: { id: 'question', label: 'Question', isRequired: true },
};
export const NearItsLimit: Story = {
  render: Shown,
  args: { id: 'short', label: 'Review', maxLength: 40, defaultValue: 'Bought a Golf here. No complaints.' },
};
export const RefusedByTheServer: Story = {
  render: Shown,
  args: { id: 'refused-area', label: 'Message', error: 'Message is required' },
};
export const Disabled: Story = {
  render: Shown,
  args: { id: 'disabled-area', label: 'Message', isDisabled: true },
};
