import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberPlate } from './NumberPlate.tsx';

export default {
  component: NumberPlate,
  args: { text: '191-D-12345', countyInIrish: 'Baile Átha Cliath' },
} satisfies Meta<typeof NumberPlate>;

type Story = StoryObj<typeof NumberPlate>;

export const Irish: Story = {};
export const Long: Story = { args: { text: '131-DL-123456', countyInIrish: 'Dún na nGall' } };
export const Old: Story = { args: { text: '08-KY-7', countyInIrish: 'Ciarraí' } };
export const NorthernIrish: Story = { args: { text: 'AJZ 1234', countyInIrish: undefined } };
