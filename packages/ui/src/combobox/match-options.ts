import { foldText } from '@forecourt/domain';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Ready to show beside the label. */
  count?: string;
  /** Options of one group are consecutive. */
  group?: string;
}

/**
 * The matches for the typed text: labels that begin with it, then labels with a word that does. Accents and
 * case are ignored, so `skoda` finds Škoda. An option in two groups is found once.
 */
export function matchOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const wanted = fold(text);
  if (wanted === '') return options;
  const starts: ComboboxOption[] = [];
  const inside: ComboboxOption[] = [];
  const seen = new Set<string>();
  for (const option of options) {
    if (seen.has(option.value)) continue;
    seen.add(option.value);
    const label = fold(option.label);
    if (label.startsWith(wanted)) starts.push(option);
    else if (label.split(/[\s-]+/).some((word) => word.startsWith(wanted))) inside.push(option);
  }
  return [...starts, ...inside];
}

/** The one option that the text can mean: its only match, or an exact match. */
export function findMeant(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const found = matchOptions(options, text);
  return found.length === 1 ? found[0] : found.find((option) => fold(option.label) === fold(text));
}

function fold(text: string): string {
  return foldText(text).trim();
}
