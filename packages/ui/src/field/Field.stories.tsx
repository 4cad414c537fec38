import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './Field.module.css';
import { Field } from './Field.tsx';

const Shown = (props: Partial<React.ComponentProps<typeof Field>> & { id: string }) => (
  <div className="story-form">
    <Field label="Town or Eircode" {...props}>
      <input className={styles.control} id={props.id} />
    </Field>
  </div>
);

export default { component: Field } satisfies Meta<typeof Field>;

export const Plain: StoryObj = { render: () => <Shown id="field-plain" /> };
export const Required: StoryObj = { render: () => <Shown id="field-required" isRequired /> };
export const WithHelp: StoryObj = {
  render: () => <Shown id="field-help" helpText="For example Mallow, or P51" />,
};
export const WithMessage: StoryObj = {
  render: () => <Shown id="field-message" message="We do not know that place" />,
};
export const HiddenLabel: StoryObj = { render: () => <Shown id="field-hidden" isLabelHidden /> };
