import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceBlock } from './PriceBlock.tsx';

export default {
  component: PriceBlock,
  args: { price: '€16,950', isPoa: false, hasFinance: false },
} satisfies Meta<typeof PriceBlock>;

type Story = StoryObj<typeof PriceBlock>;

export const Price: Story = {};
export const WithFinance: Story = { args: { hasFinance: true, monthlyPrice: '€289', financeType: 'PCP' } };
export const OnApplication: Story = {
  args: { isPoa: true, hasFinance: true, monthlyPrice: '€289', financeType: 'PCP' },
};
export const BrandNew: Story = { args: { price: '€41,995', adType: 'brand-new' } };
export const OneEuro: Story = { args: { price: '€1' } };
export const OnAnAdvert: Story = {
  args: { size: 'lg', hasFinance: true, monthlyPrice: '€289', financeType: 'PCP' },
};
export const BrandNewOnAnAdvert: Story = { args: { size: 'lg', price: '€41,995', adType: 'brand-new' } };
