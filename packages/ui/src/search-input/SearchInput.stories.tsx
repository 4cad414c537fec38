import type { Meta, StoryObj } from '@storybook/react-vite';
import { Reporting } from '../../stories/Reporting.tsx';
import { SearchInput, type SearchInputProps } from './SearchInput.tsx';

const Shown = (props: SearchInputProps) => (
  <div className="story-form">
    <SearchInput {...props} />
  </div>
);

export default {
  component: SearchInput,
  render: Shown,
  args: { id: 'words', label: 'Words in the advert', placeholder: 'Panoramic roof' },
} satisfies Meta<typeof SearchInput>;

type Story = StoryObj<typeof SearchInput>;

export const Empty: Story = { render: Shown, args: { id: 'words-empty' } };
export const Filled: Story = { render: Shown, args: { id: 'words-filled', value: 'one owner' } };
export const Small: Story = { render: Shown, args: { id: 'words-small', isSmall: true } };
export const WithHelp: Story = {
  render: Shown,
  args: { id: 'words-help', helpText: 'Every word must be found in the advert.' },
};
export const Reports: Story = {
  render: (props) => (
    <Reporting>
      {(report) => <SearchInput {...props} id="words-report" onChange={(value) => report(value)} />}
    </Reporting>
  ),
};
