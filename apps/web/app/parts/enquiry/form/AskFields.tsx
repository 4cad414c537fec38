import { type MessageKind, videoWays, videoWayWords } from '@forecourt/domain';
import type { EnquiryErrors, EnquiryFields } from '@forecourt/site';
import { Select, TextInput, type TextInputProps } from '@forecourt/ui';
import type { OpenForm } from '../contact-address.ts';
import styles from './EnquiryForm.module.css';

interface AskFieldsProps {
  kind: MessageKind;
  recipient: string;
  slots: OpenForm['slots'];
  fields: EnquiryFields;
  errors: EnquiryErrors;
}

type Field = 'day' | 'time' | 'plate' | 'mileage' | 'make' | 'model';

const ways = videoWays.map((value) => ({ value, label: videoWayWords[value] }));
const units = [
  { value: 'km', label: 'Kilometres' },
  { value: 'miles', label: 'Miles' },
];

/** What a message asks for besides its words: a time to meet, or a trade-in. */
export function AskFields({ kind, recipient, slots = [], fields, errors }: AskFieldsProps) {
  const isRequired = slots.length === 0;
  const input = (
    id: Field,
    label: string,
    more?: Pick<TextInputProps, 'type' | 'helpText' | 'inputMode' | 'isRequired'>,
  ) => (
    <TextInput
      id={id}
      label={label}
      defaultValue={fields[id]}
      {...more}
      {...(errors[id] !== undefined && { error: errors[id] })}
    />
  );
  switch (kind) {
    case 'viewing':
    case 'test-drive':
    case 'video-viewing':
      return (
        <>
          {kind === 'video-viewing' ? (
            <Select id="videoWay" label="On" options={ways} value={fields.videoWay} />
          ) : null}
          {slots.length > 0 ? (
            <Select
              id="slot"
              label={`When ${recipient} is free`}
              options={[
                { value: '', label: 'Choose a time, or fill in another below' },
                ...slots.map(({ id, label }) => ({ value: String(id), label })),
              ]}
              value={fields.slot}
              {...(errors.slot !== undefined && { error: errors.slot })}
            />
          ) : null}
          <div className={styles.pair}>
            {input('day', 'Day', { type: 'date', isRequired })}
            {input('time', 'Time', {
              type: 'time',
              helpText: 'Irish time, for example 14:30',
              isRequired,
            })}
          </div>
          <p className={styles.note}>
            {recipient} can confirm it or suggest another time.
            {kind === 'video-viewing'
              ? ' You’ll get the link or number then.'
              : ' You’ll see where to meet then.'}
            {kind === 'test-drive' ? ' Bring your licence.' : ''}
          </p>
        </>
      );
    case 'part-exchange':
      return (
        <>
          {input('plate', 'Your plate', { helpText: 'For example 191-D-12345', isRequired: true })}
          <div className={styles.pair}>
            {input('mileage', 'On the clock', { inputMode: 'numeric', isRequired: true })}
            <Select id="mileageUnit" label="In" options={units} value={fields.mileageUnit || 'km'} />
          </div>
          <div className={styles.pair}>
            {input('make', 'Make', { helpText: 'Leave both blank if your car was advertised here before' })}
            {input('model', 'Model')}
          </div>
          <p className={styles.note}>
            We’ll show you both what it’s worth, going by cars for sale today. {recipient} decides what they’d
            give you for it.
          </p>
        </>
      );
    default:
      return null;
  }
}
