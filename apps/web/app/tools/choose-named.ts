import { nameSlug } from '@forecourt/domain';
import type { ToolInput } from './tool-input.ts';

interface NamedField {
  name: string;
  label: string;
  /** What stands there while nothing is chosen. */
  noneLabel: string;
}

/** One of the names on sale, asked for by its slug or as it is written; null where none is chosen. */
export function chooseNamed(
  input: ToolInput,
  { name, label, noneLabel }: NamedField,
  names: readonly string[],
  elsewhere: readonly string[] = [],
): string | null {
  const options = names.map((each) => ({ value: nameSlug(each), label: each }));
  const slug = input.choice({
    name,
    label,
    options: [{ value: '', label: noneLabel }, ...options],
    usual: '',
    elsewhere: elsewhere.map(nameSlug),
  });
  return options.find(({ value }) => value === slug)?.label ?? null;
}
