import {
  channelOfKind,
  type ValuationQuestion,
  type VehicleCheck,
  valuationQuestions,
} from '@forecourt/pricing';
import type { MakeOnSale } from '@forecourt/search';
import { plateSentence } from '../../plate/plate-words.ts';
import { ToolInput } from '../form/tool-input.ts';
import { namesOnSale } from '../names-on-sale.ts';
import type { ToolFormView } from '../tool-view.ts';
import type { FilledIn } from './fill-in.ts';

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
  now: Date;
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
  const { makes, check, now } = around;
  const input = new ToolInput(params, now);
  const asked = input.ask(valuationQuestions, {}, namesOnSale(makes));
  if (check === null) input.refuse('plate', plateSentence);
  const isAsked = !input.isRefused && asking.some((name) => params.get(name));
  const missing = isAsked && asked ? needed.filter((name) => !asked[name]) : [];
  const { isRefused } = input;
  // Whoever gave a plate thinks the form is done, so what the plate does not tell is marked.
  if (check?.earlierAdverts.length === 0) for (const name of missing) input.refuse(name, neededWords[name]);
  const form = buildForm(input, params.get('of'), filled);
  if (isRefused || !asked) return { form, question: null, missing: [], isRefused };
  const { kind, make, model, year, mileage, fuel, transmission } = asked;
  if (!make || !model || !year) return { form, question: null, missing, isRefused };
  const question = {
    ...{ channel: channelOfKind(kind), make, model, year, mileage, fuel, transmission },
    half: check?.year === year ? check.half : null,
    derivative: version?.derivative ?? null,
    body: version?.body ?? null,
  };
  return { form, question, missing: [], isRefused };
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
