import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

const Shown = (props: TextInputProps) => (
  <div className="story-form">
    <TextInput {...props} />
  </div>
);

export default { component: TextInput, render: Shown } satisfies Meta<typeof TextInput>;

type Story = StoryObj<typeof TextInput>;

export const Plain: Story = { render: Shown, args: { id: 'name', label: 'Name' } };
export const Required: Story = { render: Shown, args: { id: 'surname', label: 'Surname', isRequired: true } };
export const Email: Story = {
  render: Shown,
  args: {
    id: 'email',
    label: 'Email',
    type: 'email',
    isRequired: true,
    autoComplete: 'email',
    placeholder: 'aoife@example.ie',
  },
};
export const Phone: Story = {
  render: Shown,
  args: {
    id: 'phone',
    label: 'Phone',
    type: 'tel',
    helpText: 'So that the dealer can ring you back',
    autoComplete: 'tel',
  },
};
export const Filled: Story = {
  render: Shown,
  args: { id: 'town', label: 'Town', defaultValue: 'Clonakilty' },
};
export const RefusedByTheServer: Story = {
  render: Shown,
  args: {
    id: 'refused',
    label: 'Email',
    type: 'email',
    isRequired: true,
    defaultValue: 'aoife@',
    error: 'Valid email is required',
  },
};
export const Disabled: Story = {
  render: Shown,
  args: { id: 'county', label: 'County', isDisabled: true, defaultValue: 'Cork' },
};

export const InAForm: Story = {
  render: () => (
    <form className="story-form" action="/nowhere">
      <TextInput id="enquirer" label="Your name" isRequired />
      <p>
        <Button type="submit">Send</Button>
      </p>
    </form>
  ),
};
