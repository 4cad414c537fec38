import { Checkbox, Select, TextInput } from '@forecourt/ui';
import type { ReactNode } from 'react';
import type { ToolFieldView } from '../tool-view.ts';
import { groupFields } from './group-fields.ts';
import styles from './ToolFields.module.css';

interface ToolFieldsProps {
  fields: readonly ToolFieldView[];
  /** The tool's name, which prefixes the fields' ids. */
  id: string;
  /** Follows the last field: the button. */
  children?: ReactNode;
}

/** Fields in order; those of a group appear together under its name. */
export function ToolFields({ fields, id, children }: ToolFieldsProps) {
  const groups = groupFields(fields);
  return groups.map(({ group, fields: members }, index) => {
    const grid = (
      <FieldGrid key={group ?? index} fields={members} id={id}>
        {index === groups.length - 1 ? children : null}
      </FieldGrid>
    );
    if (group === undefined) return grid;
    return (
      <fieldset className={styles.group} key={group}>
        <legend className={styles.legend}>{group}</legend>
        {grid}
      </fieldset>
    );
  });
}

function FieldGrid({ fields, id, children }: ToolFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <ToolField key={keyOf(field)} field={field} id={`${id}-${field.name}`} />
      ))}
      {children ? <div>{children}</div> : null}
    </div>
  );
}

/**
 * An uncontrolled field takes a new value only when it is remounted. Any other is kept wherever it moves: the
 * visitor may be typing in it while the answer adds a field above.
 */
function keyOf(field: ToolFieldView): string {
  return field.isFilled && 'value' in field ? `${field.name} ${field.value}` : field.name;
}

function ToolField({ field, id }: { field: ToolFieldView; id: string }) {
  const { name, label, help, error } = field;
  // An error replaces the help, so that little below it shifts.
  const words = { id, name, label, ...(help && !error && { helpText: help }) };
  switch (field.kind) {
    case 'text':
      return (
        <TextInput
          {...words}
          {...(error && { error })}
          defaultValue={field.value}
          inputMode={field.inputMode}
          autoComplete="off"
        />
      );
    case 'choice':
      return <Select {...words} {...(error && { error })} value={field.value} options={field.options} />;
    case 'tick':
      return <Checkbox {...words} value="yes" checked={field.isTicked} />;
  }
}
