import { fuels, transmissions } from '@forecourt/domain';
import type { ValuationQuestion, VehicleCheck } from '@forecourt/pricing';
import type { MakeOnSale } from '@forecourt/search';
import { plateSentence } from '../../plate/plate-words.ts';
import { chooseMakeAndModel } from '../choose-make-and-model.ts';
import { ToolInput } from '../tool-input.ts';
import type { ToolFormView } from '../tool-view.ts';
import type { FilledIn } from './fill-in.ts';
import { channelOfKind, kindOptions } from './vehicle-kind.ts';

export interface ReadValuation {
  form: ToolFormView;
  /** Null while something is missing or cannot be used. */
  question: ValuationQuestion | null;
  /** What the form still needs, the next thing first; nothing before anything is asked, or where a field was refused. */
  missing: readonly Needed[];
  isRefused: boolean;
}

interface Around {
  makes: readonly MakeOnSale[];
  /** Of the plate that was typed; null where it cannot be read, undefined where none was. */
  check: VehicleCheck | null | undefined;
  thisYear: number;
}

const needed = ['make', 'model', 'year'] as const;
type Needed = (typeof needed)[number];
const neededWords: Record<Needed, string> = {
  make: 'Choose the make.',
  model: 'Choose the model.',
  year: 'Give the year.',
};
const byModel = 'Or by make and model';
const closer = 'To come closer';
const groups: Record<string, string> = {
  plate: 'By plate',
  kind: byModel,
  make: byModel,
  model: byModel,
  year: byModel,
  mileage: closer,
  fuel: closer,
  transmission: closer,
};
/** Whoever has filled in one of these wants the rest. */
const asking = ['plate', ...needed, 'mileage'];

/** The form as filled in, and the question that it asks. */
export function readValuation({ params, filled, version }: FilledIn, around: Around): ReadValuation {
  const input = new ToolInput(params);
  const { channel, make, model, year, ...details } = readFields(input, around);
  const { isRefused } = input;
  const given = { make, model, year };
  const isAsked = !isRefused && asking.some((name) => params.get(name));
  const missing = isAsked ? needed.filter((name) => !given[name]) : [];
  // Whoever gave a plate thinks the form is done, so what the plate does not tell is marked.
  if (around.check?.earlierAdverts.length === 0)
    for (const name of missing) input.refuse(name, neededWords[name]);
  const form = buildForm(input, params.get('of'), filled);
  if (isRefused) return { form, question: null, missing: [], isRefused };
  if (!make || !model || !year) return { form, question: null, missing, isRefused };
  const { check } = around;
  const question = {
    ...{ channel, make, model, year },
    ...details,
    half: check?.year === year ? check.half : null,
    derivative: version?.derivative ?? null,
    body: version?.body ?? null,
  };
  return { form, question, missing: [], isRefused };
}

/** In the order in which they are shown. */
function readFields(input: ToolInput, { makes, check, thisYear }: Around) {
  input.text({ name: 'plate', label: 'Number plate', help: 'Such as 191-D-12345', mostLetters: 16 });
  if (check === null) input.refuse('plate', plateSentence);
  const kind = input.choice({ name: 'kind', label: 'Kind of vehicle', options: kindOptions, usual: 'car' });
  const { make, model } = chooseMakeAndModel(input, makes, {
    make: 'Choose a make',
    model: 'Choose a model',
  });
  const year = input.optionalNumber({ name: 'year', label: 'Year', min: 1950, max: thisYear });
  const mileage = input.optionalNumber({
    name: 'mileage',
    label: 'Mileage (km)',
    min: 0,
    max: 3_000_000,
    help: 'Miles too: 93,000 miles',
  });
  const fuel = chooseKnown(input, 'fuel', 'Fuel', fuels);
  const transmission = chooseKnown(input, 'transmission', 'Gearbox', transmissions);
  return { channel: channelOfKind(kind), make, model, year, mileage: mileage ?? null, fuel, transmission };
}

/** One of a closed list; null where the visitor is not sure. */
function chooseKnown<const Value extends string>(
  input: ToolInput,
  name: string,
  label: string,
  values: readonly Value[],
): Value | null {
  const options = values.map((value) => ({ value, label: value }));
  const notSure = { value: '', label: 'Not sure' } as const;
  const value = input.choice<Value | ''>({ name, label, options: [notSure, ...options], usual: '' });
  return value === '' ? null : value;
}

/** What was put in for the visitor replaces what stands in the field; the rest of the address is not carried along. */
function buildForm(input: ToolInput, of: string | null, filled: ReadonlySet<string>): ToolFormView {
  const { fields, ...form } = input.form('Value it');
  return {
    ...form,
    fields: fields.map((field) => ({
      ...field,
      ...(groups[field.name] && { group: groups[field.name] }),
      ...(filled.has(field.name) && { isFilled: true }),
    })),
    kept: of ? [['of', of]] : [],
  };
}
