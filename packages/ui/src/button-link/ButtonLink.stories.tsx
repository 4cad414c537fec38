import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx';

const Row = (props: Omit<ButtonLinkProps, 'children' | 'href'>) => (
  <div className="story-row">
    <ButtonLink {...props} href="/used-cars">
      View stock
    </ButtonLink>
    <ButtonLink {...props} href="/stores/a/1" variant="secondary">
      View store
    </ButtonLink>
    <ButtonLink {...props} href="/saved-vehicles" variant="secondary-red">
      Remove
    </ButtonLink>
    <ButtonLink {...props} href="/dealers" variant="tertiary">
      All dealers
    </ButtonLink>
  </div>
);

export default { component: ButtonLink } satisfies Meta<typeof ButtonLink>;

type Story = StoryObj<typeof ButtonLink>;

export const Large: Story = { render: () => <Row size="lg" /> };
export const Small: Story = { render: () => <Row size="sm" /> };
export const Disabled: Story = { render: () => <Row isDisabled /> };
export const LongLabel: Story = {
  args: { href: '/content', children: 'Read our guide to buying on finance' },
};
