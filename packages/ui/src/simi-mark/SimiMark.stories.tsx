import type { Meta, StoryObj } from '@storybook/react-vite';
import { SimiMark } from './SimiMark.tsx';

export default { component: SimiMark } satisfies Meta<typeof SimiMark>;

export const Mark: StoryObj<typeof SimiMark> = {};
export const Small: StoryObj<typeof SimiMark> = { args: { isSmall: true } };
