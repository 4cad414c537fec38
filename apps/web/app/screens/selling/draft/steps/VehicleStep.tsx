import { Select, TextInput } from '@forecourt/ui';
import styles from '../../Selling.module.css';
import type { VehicleStepView } from './load-vehicle-view.server.ts';
import { StepFields } from './StepFields.tsx';
import { choiceOf, fieldOf, optionsWithNone, type StepForm } from './step-form.ts';

interface VehicleStepProps {
  form: StepForm;
  view: VehicleStepView;
}

const channelOptions = [
  { value: 'Car', label: 'Car' },
  { value: 'Commercial', label: 'Van, truck or other commercial' },
  { value: 'Bike', label: 'Motorbike or scooter' },
];

export function VehicleStep({ form, view }: VehicleStepProps) {
  const { options, plateNotes } = view;
  const hasReasonError = form.errors.mileageReason !== undefined;
  const asksForReason = view.asksForReason !== null || hasReasonError;
  return (
    <StepFields form={form}>
      {plateNotes.length > 0 ? (
        <ul className={styles.notes} aria-label="What the plate tells">
          {plateNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      <div className={styles.pair}>
        <TextInput label="Number plate" autoComplete="off" {...fieldOf(form, 'plate')} />
        <Select label="What you’re selling" options={channelOptions} {...choiceOf(form, 'channel')} />
      </div>
      <div className={styles.pair}>
        <TextInput label="Mileage" inputMode="numeric" autoComplete="off" {...fieldOf(form, 'mileage')} />
        <Select
          label="Unit"
          options={[
            { value: 'km', label: 'Kilometres' },
            { value: 'miles', label: 'Miles' },
          ]}
          {...choiceOf(form, 'mileageUnit')}
        />
      </div>
      {asksForReason ? (
        <TextInput
          label="About the mileage"
          // The error says the same.
          {...(view.asksForReason !== null && !hasReasonError && { helpText: `${view.asksForReason}.` })}
          {...fieldOf(form, 'mileageReason')}
        />
      ) : (
        <input type="hidden" name="mileageReason" value={form.fields.mileageReason} />
      )}
      <div className={styles.pair}>
        <TextInput label="Make" autoComplete="off" suggestions={view.makes} {...fieldOf(form, 'make')} />
        <TextInput label="Model" autoComplete="off" suggestions={view.models} {...fieldOf(form, 'model')} />
      </div>
      <div className={styles.pair}>
        <TextInput
          label="Version"
          helpText="For example 1.6 TDI Comfortline. Leave it blank if you’re not sure."
          autoComplete="off"
          {...fieldOf(form, 'derivative')}
        />
        <TextInput label="Year" inputMode="numeric" autoComplete="off" {...fieldOf(form, 'year')} />
      </div>
      <div className={styles.pair}>
        <Select label="Fuel" options={optionsWithNone(options.fuel)} {...choiceOf(form, 'fuel')} />
        <Select
          label="Gearbox"
          options={optionsWithNone(options.transmission)}
          {...choiceOf(form, 'transmission')}
        />
      </div>
      <div className={styles.pair}>
        <Select label="Body type" options={optionsWithNone(options.body)} {...choiceOf(form, 'body')} />
        <Select label="Colour" options={optionsWithNone(options.colour)} {...choiceOf(form, 'colour')} />
      </div>
      <div className={styles.pair}>
        <TextInput
          label="Engine"
          helpText="In cc or litres. Leave it blank for an electric one."
          autoComplete="off"
          {...fieldOf(form, 'engineCc')}
        />
        <TextInput label="Doors" inputMode="numeric" autoComplete="off" {...fieldOf(form, 'doors')} />
        <TextInput label="Seats" inputMode="numeric" autoComplete="off" {...fieldOf(form, 'seats')} />
      </div>
    </StepFields>
  );
}
