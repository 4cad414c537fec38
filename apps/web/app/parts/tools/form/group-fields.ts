import type { ToolFieldView } from '../tool-view.ts';

interface FieldGroup {
  /** Undefined for fields without a group. */
  group: string | undefined;
  fields: ToolFieldView[];
}

/** Adjacent fields of one group, grouped in their order. */
export function groupFields(fields: readonly ToolFieldView[]): FieldGroup[] {
  const groups: FieldGroup[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && last.group === field.group) last.fields.push(field);
    else groups.push({ group: field.group, fields: [field] });
  }
  return groups;
}
