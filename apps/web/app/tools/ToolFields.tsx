import { Checkbox, Select, TextInput } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { groupFields } from './group-fields.ts';
import styles from './ToolFields.module.css';
import type { ToolFieldView } from './tool-view.ts';

interface ToolFieldsProps {
  fields: readonly ToolFieldView[];
  /** Of the tool: the start of the fields' ids. */
  id: string;
  /** What follows the last of them, in its row where there is room: the button. */
  children?: ReactNode;
}

/** Fields in their order; those of a group stand together under its name. */
export function ToolFields({ fields, id, children }: ToolFieldsProps) {
  const groups = groupFields(fields);
  return groups.map(({ group, fields: members }, index) => {
    const grid = (
      <FieldGrid key={members[0]?.name} fields={members} id={id}>
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
      {fields.map((field, place) => (
        <div className={styles.field} key={keyOf(field, place)} data-kind={field.kind}>
          <ToolField field={field} id={`${id}-${field.name}`} />
        </div>
      ))}
      {children ? (
        <div className={styles.send} key={fields.length}>
          {children}
        </div>
      ) : null}
    </div>
  );
}

/**
 * A field that keeps its own value takes a new one only when it is made anew. So is one that comes to stand elsewhere: it
 * does not slide away under a finger.
 */
function keyOf(field: ToolFieldView, place: number): string {
  const own = `${place} ${field.name}`;
  return field.isFilled && 'value' in field ? `${own} ${field.value}` : own;
}

function ToolField({ field, id }: { field: ToolFieldView; id: string }) {
  const { name, label, help, error } = field;
  // A refusal takes the place of the help, so that nothing below it moves.
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
