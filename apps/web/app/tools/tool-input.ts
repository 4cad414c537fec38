import { quote, writeNumber } from '@forecourt/domain';
import type { ToolFieldView, ToolFormView, ToolOption } from './tool-view.ts';
import { parseTyped, toWhole } from './typed-number.ts';

interface FieldWords {
  name: string;
  label: string;
  help?: string;
  /** Most visitors leave it as it is: it stands folded, at the end of the form. */
  isMore?: boolean;
}

interface NumberField extends FieldWords {
  min: number;
  max: number;
  /** Stands in the field until the visitor types something else. */
  usual?: number;
  isDecimal?: boolean;
}

interface ChoiceField<Value extends string> extends FieldWords {
  options: readonly { value: Value; label: string }[];
  usual: Value;
  /** What is offered while other fields say something else: left behind when they changed, and nobody's mistake. */
  elsewhere?: readonly string[];
}

/**
 * Reads a form out of a query, field by field in the order in which they are shown, and keeps what was typed: a field that
 * cannot be used stays as it is with a sentence below it.
 *
 *     const input = new ToolInput(params);
 *     const price = input.number({ name: 'price', label: 'Price', min: 500, max: 1_000_000, usual: 20_000 });
 *     if (price === null) …  // input.form('Work it out') shows why
 */
export class ToolInput {
  readonly #params: URLSearchParams;
  readonly #fields: ToolFieldView[] = [];

  constructor(params: URLSearchParams) {
    this.#params = params;
  }

  /** Null where what was typed cannot be used, or nothing was. */
  number(field: NumberField): number | null {
    return this.#number(field, true);
  }

  /** Null where nothing was typed, undefined where it cannot be used. */
  optionalNumber(field: NumberField): number | null | undefined {
    const number = this.#number(field, false);
    return number === null && this.#fields.at(-1)?.error ? undefined : number;
  }

  /** The usual one where nothing is chosen, and with a sentence below it where what is asked for is not offered. */
  choice<Value extends string>(field: ChoiceField<Value>): Value {
    const { options, usual, elsewhere = [], ...words } = field;
    const typed = this.#params.get(field.name)?.trim() ?? '';
    const isTyped = (value: string) => value.toLowerCase() === typed.toLowerCase();
    const found = options.find((option) => isTyped(option.value));
    const value = found?.value ?? usual;
    this.#fields.push({
      ...words,
      kind: 'choice',
      value,
      options: options as readonly ToolOption[],
      ...(found || typed === '' || elsewhere.some(isTyped)
        ? {}
        : { error: `${quote(typed)} is not known here. Choose from the list.` }),
    });
    return value;
  }

  isTicked(field: FieldWords): boolean {
    const isTicked = this.#params.has(field.name) && this.#params.get(field.name) !== '';
    this.#fields.push({ ...field, kind: 'tick', isTicked });
    return isTicked;
  }

  /** As typed, without the spaces around it. */
  text(field: FieldWords & { mostLetters?: number }): string {
    const { mostLetters = 60, ...words } = field;
    const value = (this.#params.get(field.name) ?? '').trim().slice(0, mostLetters);
    this.#fields.push({ ...words, kind: 'text', value, inputMode: 'text' });
    return value;
  }

  /** For what only shows when fields are seen together. */
  refuse(name: string, error: string): void {
    const index = this.#fields.findIndex((field) => field.name === name);
    const field = this.#fields[index];
    if (field) this.#fields[index] = { ...field, error };
  }

  get isRefused(): boolean {
    return this.#fields.some(({ error }) => error !== undefined);
  }

  /** With the name of the fields that stay folded, where there are any. */
  form(submitLabel: string, moreLabel?: string): ToolFormView {
    const own = new Set(this.#fields.map(({ name }) => name));
    return {
      fields: this.#fields,
      submitLabel,
      isAsked: this.#fields.some(({ name }) => this.#params.has(name)),
      ...(moreLabel && { moreLabel }),
      kept: [...this.#params].filter(([name]) => !own.has(name)),
    };
  }

  #number({ min, max, usual, isDecimal = false, ...words }: NumberField, isNeeded: boolean): number | null {
    const typed = this.#params.get(words.name);
    const first = usual === undefined ? '' : writeNumber(usual, max);
    const value = typed ?? first;
    const { number: exact, said } = parseTyped(value, words.label);
    const number = exact === undefined || isDecimal ? exact : toWhole(exact, words.label);
    const isGood =
      number === undefined
        ? !isNeeded
        : number >= min && number <= max && (isDecimal || Number.isInteger(number));
    const inputMode = isDecimal ? 'decimal' : 'numeric';
    const sentence = `A ${isDecimal ? '' : 'whole '}number from ${writeNumber(min, max)} to ${writeNumber(max, max)}.`;
    this.#fields.push({
      ...words,
      ...(said && { help: said }),
      kind: 'text',
      value,
      inputMode,
      isChanged: value !== first,
      ...(isGood ? {} : { error: sentence }),
    });
    return isGood ? (number ?? null) : null;
  }
}
