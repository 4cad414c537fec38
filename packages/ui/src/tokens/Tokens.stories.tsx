import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tokens } from './Tokens.tsx';

export default { component: Tokens } satisfies Meta<typeof Tokens>;

export const All: StoryObj<typeof Tokens> = {};
