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
  /** Null while something is missing or unusable. */
  question: ValuationQuestion | null;
  /**
   * What the form still needs, the next thing first; empty before anything is entered, or where a field was
   * refused.
   */
  missing: readonly Needed[];
  isRefused: boolean;
}

interface Around {
  makes: readonly MakeOnSale[];
  /** The check of the typed plate; null if it cannot be read, undefined if none was typed. */
  check: VehicleCheck | null | undefined;
  now: Date;
}

const needed = ['make', 'model', 'year'] as const;
type Needed = (typeof needed)[number];
const neededWords: Record<Needed, string> = {
  make: 'Choose the make.',
  model: 'Choose the model.',
  year: 'Enter the year.',
};
const byModel = 'Or by make and model';
const closer = 'For a closer figure';
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
/** A visitor who has filled in one of these is asked for the rest. */
const asking = ['plate', ...needed, 'mileage'];

/** The form as filled in, and its question. */
export function readValuation({ params, filled, version }: FilledIn, around: Around): ReadValuation {
  const { makes, check, now } = around;
  const input = new ToolInput(params, now);
  const asked = input.ask(valuationQuestions, {}, namesOnSale(makes));
  if (check === null) input.refuse('plate', plateSentence);
  const isAsked = !input.isRefused && asking.some((name) => params.get(name));
  const missing = isAsked && asked ? needed.filter((name) => !asked[name]) : [];
  const { isRefused } = input;
  // A visitor who gave a plate thinks the form is done, so mark what the plate does not give.
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

/** Values filled in for the visitor replace the field's content; the rest of the address is dropped. */
function buildForm(input: ToolInput, of: string | null, filled: ReadonlySet<string>): ToolFormView {
  const { fields, ...form } = input.form('Get a valuation');
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
