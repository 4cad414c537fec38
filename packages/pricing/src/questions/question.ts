/** What was answered so far, and what is known beside it: the channel, say. */
export type Asked = Readonly<Record<string, Answer | null | undefined>>;
export type Answer = string | number | boolean;

/** Always the same, or as it follows from what was answered before. */
type From<Value> = Value | ((asked: Asked, today: Date) => Value);

export interface Option<Value extends Answer = string> {
  value: Value;
  label: string;
}

interface QuestionBase<Value extends Answer> {
  label: From<string>;
  /** Its name in the address of the page, where it is another than in REST. */
  param?: string;
  help?: string;
  /** What the document of REST says instead of the help. */
  about?: string;
  /** Whether it is asked, by what was answered before; left out, it always is. */
  when?: (asked: Asked, today: Date) => boolean;
  /** Taken wherever nothing else is said, by the page and by REST. */
  usual?: From<Value>;
  /** Stands in the form to begin with. It is nobody's answer, so REST asks for one. */
  example?: From<Value | null>;
  /** What REST takes where it is left out, instead of the example. */
  unsaid?: Value;
  /** May be left open: the answer is null then. */
  isOptional?: From<boolean>;
  /** Why it is needed: `buses are taxed by their seats`. */
  why?: string;
  /** The one side that asks it, where the other knows the answer or has no use for it. */
  only?: Side;
  /** Most visitors leave it as it is: it stands folded, at the end of the form. */
  isMore?: boolean;
}

export interface NumberQuestion extends QuestionBase<number> {
  kind: 'number';
  min: number;
  max: number | 'this-year';
  unit?: string;
  isDecimal?: boolean;
  /** Shown as a list to choose from. Any other number within the bounds is taken too. */
  offered?: readonly Option<number>[];
}

export interface ChoiceQuestion extends QuestionBase<string> {
  kind: 'choice';
  options: readonly Option[];
  /** Those that make sense after what was answered before; left out, all. */
  offers?: (asked: Asked) => readonly string[];
  /** What stands in the list for an answer that is left open. */
  noneLabel?: string;
}

export interface YesNoQuestion extends QuestionBase<boolean> {
  kind: 'yes-no';
}

export interface TextQuestion extends QuestionBase<string> {
  kind: 'text';
  maxLength: number;
  /** What stands in the list for an answer that is left open, where the page offers a list. */
  noneLabel?: From<string>;
}

export type Question = NumberQuestion | ChoiceQuestion | YesNoQuestion | TextQuestion;

/** The questions of a calculator by their names, in the order in which they are asked. */
export type Questions = Readonly<Record<string, Question>>;

export type Side = 'page' | 'rest';

/** What was not asked is null, and false of a yes or no. */
export type AnswerTo<Q> =
  | ValueOf<Q>
  | (Q extends { kind: 'yes-no' }
      ? never
      : Q extends { when: unknown } | { isOptional: unknown }
        ? null
        : never);

type ValueOf<Q> = Q extends { kind: 'number' }
  ? number
  : Q extends { kind: 'yes-no' }
    ? boolean
    : Q extends { options: readonly Option<infer Value>[] }
      ? Value
      : string;

/** The answers to the questions that both sides ask, and to those of the sides that are named. */
export type Answers<Qs, S extends Side = never> = {
  [Name in keyof Qs as Qs[Name] extends { only: infer Only }
    ? Only extends S
      ? Name
      : never
    : Name]: AnswerTo<Qs[Name]>;
};

export function resolve<Value extends Answer | null>(value: From<Value>, asked: Asked, today: Date): Value {
  return typeof value === 'function' ? value(asked, today) : value;
}

/** Options that are shown as they are written. */
export function asOptions<const Value extends string>(values: readonly Value[]): readonly Option<Value>[] {
  return values.map((value) => ({ value, label: value }));
}

/** The answer to a question that was asked: one that is missing is a fault of ours. */
export function answered<Value extends Answer>(answer: Value | null): Value {
  if (answer === null) throw new Error('A question that decides was not asked');
  return answer;
}
