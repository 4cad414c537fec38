import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/Icon.tsx';
import { Button, type ButtonProps } from './Button.tsx';

const Row = (props: Omit<ButtonProps, 'children'>) => (
  <div className="story-row">
    <Button {...props} variant="primary">
      Search cars
    </Button>
    <Button {...props} variant="secondary">
      Compare
    </Button>
    <Button {...props} variant="secondary-red">
      Remove
    </Button>
    <Button {...props} variant="tertiary">
      Clear all
    </Button>
  </div>
);

export default { component: Button } satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

export const Large: Story = { render: () => <Row size="lg" /> };
export const Small: Story = { render: () => <Row size="sm" /> };
export const Disabled: Story = { render: () => <Row isDisabled /> };
export const DisabledSmall: Story = { render: () => <Row isDisabled size="sm" /> };
export const WithIcon: Story = {
  render: () => (
    <div className="story-row">
      <Button>
        <Icon glyph="search" size="sm" />
        142 cars in Cork
      </Button>
    </div>
  ),
};
export const LongLabel: Story = { args: { children: 'Show 1,204 commercials in Dublin' } };
export const JustShortOfLong: Story = { args: { children: 'A label of 27 characters, ok'.slice(0, 27) } };
export const Wide: Story = { args: { children: 'Send enquiry', isWide: true } };
