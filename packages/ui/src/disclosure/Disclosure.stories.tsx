import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from './Disclosure.tsx';

export default {
  component: Disclosure,
  args: { label: 'Show the working', children: 'Sixty monthly payments of €250.' },
} satisfies Meta<typeof Disclosure>;

type Story = StoryObj<typeof Disclosure>;

export const Shut: Story = {};
export const Open: Story = { args: { isOpen: true } };
export const Ruled: Story = { args: { isRuled: true } };
