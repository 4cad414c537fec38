import type { Meta, StoryObj } from '@storybook/react-vite';
import { Reporting } from '../../stories/Reporting.tsx';
import { Checkbox } from './Checkbox.tsx';

export default { component: Checkbox } satisfies Meta<typeof Checkbox>;

type Story = StoryObj<typeof Checkbox>;

export const Plain: Story = { args: { id: 'nct', label: 'With NCT only' } };
export const Checked: Story = { args: { id: 'finance', label: 'Finance available', checked: true } };
export const WithHelp: Story = {
  args: { id: 'news', label: 'Tell me when the price drops', helpText: 'At most one email a day.' },
};
export const HasError: Story = {
  args: {
    id: 'terms',
    label: 'I accept the terms',
    helpText: 'Accept the terms to go on.',
    hasError: true,
    isRequired: true,
  },
};
export const Required: Story = { args: { id: 'terms-2', label: 'I accept the terms', isRequired: true } };
export const Small: Story = {
  args: { id: 'dealer', label: 'Dealers only', smallCheckBox: true, checked: true },
};
export const Disabled: Story = { args: { id: 'delivery', label: 'Home delivery', disabled: true } };
export const DisabledAndChecked: Story = {
  args: { id: 'necessary', label: 'Necessary cookies', disabled: true, checked: true },
};
export const LongLabel: Story = {
  args: {
    id: 'long',
    label:
      'I agree that the dealer may ring me about this vehicle and others like it, by telephone or by text message',
  },
};
export const Reports: Story = {
  render: () => (
    <Reporting>
      {(report) => (
        <Checkbox
          id="checkbox-reports"
          label="With NCT"
          onChange={(checked) => report(checked ? 'checked' : 'unchecked')}
        />
      )}
    </Reporting>
  ),
};
