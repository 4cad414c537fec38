import type { Meta, StoryObj } from '@storybook/react-vite';
import { Reporting } from '../../stories/Reporting.tsx';
import { Switcher } from './Switcher.tsx';

export default { component: Switcher } satisfies Meta<typeof Switcher>;

type Story = StoryObj<typeof Switcher>;

export const Channels: Story = {
  args: { legend: 'What are you looking for?', labels: ['Cars', 'Commercials', 'Bikes'] },
};
export const SecondSelected: Story = {
  args: { legend: 'Show price', labels: ['Cash', 'Monthly'], selectedIndex: 1 },
};
export const Disabled: Story = { args: { legend: 'View', labels: ['List', 'Map'], isDisabled: true } };
export const Reports: Story = {
  render: () => (
    <Reporting>
      {(report) => (
        <Switcher
          legend="Show the price"
          labels={['Cash', 'Monthly']}
          onSelect={({ label, index }) => report(`${label} ${index}`)}
        />
      )}
    </Reporting>
  ),
};
