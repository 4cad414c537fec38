import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarTypeCard } from './CarTypeCard.tsx';

export default {
  component: CarTypeCard,
  args: {
    imageName: 'cars-primary-blue',
    title: 'Hatchbacks',
    summary: 'Small outside, large enough inside, and easy to park.',
    buttonLabel: 'See 8,120 hatchbacks',
    buttonLink: '/used-cars?body=hatchback',
  },
} satisfies Meta<typeof CarTypeCard>;

type Story = StoryObj<typeof CarTypeCard>;

export const Cars: Story = {};
export const Commercials: Story = {
  args: { imageName: 'commercials-primary-blue', title: 'Panel vans', buttonLabel: 'See 2,310 vans' },
};
export const Bikes: Story = {
  args: { imageName: 'bikes-dark-grey', title: 'Naked bikes', buttonLabel: 'See 412 bikes' },
};
