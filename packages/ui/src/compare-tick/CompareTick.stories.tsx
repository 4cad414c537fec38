import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompareTick } from './CompareTick.tsx';

export default {
  component: CompareTick,
  args: { title: '191 Volkswagen Golf', value: '0123456789ab', form: 'compare', isTicked: false },
} satisfies Meta<typeof CompareTick>;

type Story = StoryObj<typeof CompareTick>;

export const Open: Story = {};
export const Ticked: Story = { args: { isTicked: true } };
export const WithOthers: Story = { args: { isTicked: true, submitText: 'Compare 2' } };
export const Full: Story = { args: { isDisabled: true } };
