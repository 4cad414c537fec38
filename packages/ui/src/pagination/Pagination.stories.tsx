import { buildPagination } from '@forecourt/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const hrefOfPage = (page: number) => `/used-cars?page=${page}`;

export default { component: Pagination } satisfies Meta<typeof Pagination>;

type Story = StoryObj<typeof Pagination>;

export const First: Story = { args: { ...buildPagination(1, 20), hrefOfPage } };
export const Middle: Story = { args: { ...buildPagination(10, 20), hrefOfPage } };
export const Last: Story = { args: { ...buildPagination(100, 100), hrefOfPage } };
export const Few: Story = { args: { ...buildPagination(2, 3), hrefOfPage } };
export const Single: Story = { args: { ...buildPagination(1, 1), hrefOfPage } };
