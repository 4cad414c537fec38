import { newCarsPath } from '@forecourt/site';
import { Button, Select } from '@forecourt/ui';
import { Form, useSubmit } from 'react-router';
import type { NewCarForm as NewCarFormView } from './build-new-cars-view.ts';
import styles from './NewCarForm.module.css';

/** A native form: with JavaScript a choice applies at once, without it the button submits. */
export function NewCarForm({ makes, bodies, fuels, prices, sorts, chosen }: NewCarFormView) {
  const submit = useSubmit();
  const fields = [
    { id: 'make', label: 'Make', options: makes, value: chosen.make },
    { id: 'body', label: 'Body type', options: bodies, value: chosen.body },
    { id: 'fuel', label: 'Fuel', options: fuels, value: chosen.fuel },
    { id: 'maxPrice', label: 'Price', options: prices, value: chosen.maxPrice },
    { id: 'sort', label: 'Sort by', options: sorts, value: chosen.sort },
  ];
  return (
    <Form
      method="get"
      action={newCarsPath}
      className={styles.form}
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
      aria-label="Search new cars"
    >
      {fields.map((field) => (
        <Select key={field.id} {...field} />
      ))}
      <Button type="submit" isWide>
        Search
      </Button>
    </Form>
  );
}
