import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageBanner } from './MessageBanner.tsx';

export default {
  component: MessageBanner,
  args: { title: 'Your search is kept', children: 'We show it again when you come back to this page.' },
} satisfies Meta<typeof MessageBanner>;

type Story = StoryObj<typeof MessageBanner>;

export const Default: Story = {};
export const Informational: Story = { args: { type: 'informational', title: 'Prices include VRT' } };
export const Warning: Story = {
  args: {
    type: 'warning',
    title: 'The NCT of this car ends in 3 weeks',
    children: 'Ask the seller for a new certificate.',
  },
};
export const Critical: Story = {
  args: {
    type: 'critical',
    title: 'Saving is not possible now',
    children: 'Your browser refuses to keep anything. Check its settings.',
  },
};
export const Success: Story = {
  args: {
    type: 'success',
    title: 'Your enquiry is sent',
    children: 'The dealer usually answers within a day.',
  },
};
export const ErrorMessage: Story = {
  args: { type: 'error', title: 'Two fields need your attention', children: 'Valid email is required.' },
};
export const Closable: Story = { args: { type: 'informational', canClose: true } };
export const BorderOnTop: Story = { args: { type: 'warning', border: 'top', canClose: true } };
export const TitleAlone: Story = { args: { type: 'success', title: 'Saved', children: undefined } };
