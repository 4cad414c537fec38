import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.tsx';

export default {
  component: Link,
  args: { href: '/used-cars', children: 'Used cars' },
} satisfies Meta<typeof Link>;

type Story = StoryObj<typeof Link>;

export const InApp: Story = {};
export const FullPage: Story = { args: { href: '/car-finance', isRouter: false, children: 'Car finance' } };
export const WithQuery: Story = {
  args: { queryParams: { make: 'Škoda', sort: 'price-asc' }, children: 'Cheapest Škoda first' },
};
export const NewWindow: Story = {
  args: { href: 'https://example.ie', target: '_blank', children: 'A partner’s site' },
};
export const Quiet: Story = { args: { isQuiet: true } };
export const InText: Story = {
  render: () => (
    <p>
      Every advert shows its <Link href="/vehicle-check">history check</Link> and the{' '}
      <Link href="/dealers">dealer</Link> who sells it.
    </p>
  ),
};
