import { illustrationNames } from '@forecourt/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from './Illustration.tsx';

export default { component: Illustration, args: { name: 'buying-car' } } satisfies Meta<typeof Illustration>;

type Story = StoryObj<typeof Illustration>;

export const All: Story = {
  render: () => (
    <ul className="story-sheet">
      {illustrationNames.map((name) => (
        <li key={name}>
          <Illustration name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
export const WithALabel: Story = { args: { label: 'A car beside its key' } };
