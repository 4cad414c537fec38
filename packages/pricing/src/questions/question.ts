/** The answers so far, and other known facts such as the channel. */
export type Asked = Readonly<Record<string, Answer | null | undefined>>;
export type Answer = string | number | boolean;

/** A constant, or derived from earlier answers. */
type From<Value> = Value | ((asked: Asked, today: Date) => Value);

export interface Option<Value extends Answer = string> {
  value: Value;
  label: string;
}

interface QuestionBase<Value extends Answer> {
  label: From<string>;
  /** Its name in the page's address, if it differs from REST. */
  param?: string;
  help?: string;
  /** What the REST documentation says instead of the help. */
  about?: string;
  /** Whether it is asked, given the earlier answers; by default it always is. */
  when?: (asked: Asked, today: Date) => boolean;
  /** The default for both the page and REST. */
  usual?: From<Value>;
  /** The initial value in the form. It is not an answer, so REST requires one. */
  example?: From<Value | null>;
  /** The default in REST, instead of the example. */
  unsaid?: Value;
  /** Optional: the answer may be null. */
  isOptional?: From<boolean>;
  /** Why it is needed: `buses are taxed by their seats`. */
  why?: string;
  /** The one side that asks it, if the other knows the answer or does not need it. */
  only?: Side;
  /** Most visitors leave it unchanged: it is collapsed at the end of the form. */
  isMore?: boolean;
}

export interface NumberQuestion extends QuestionBase<number> {
  kind: 'number';
  min: number;
  max: number | 'this-year';
  unit?: string;
  isDecimal?: boolean;
  /** Shown as a list to choose from. Any other number within the limits is accepted too. */
  offered?: readonly Option<number>[];
}

export interface ChoiceQuestion extends QuestionBase<string> {
  kind: 'choice';
  options: readonly Option[];
  /** Those that make sense after earlier answers; by default all. */
  offers?: (asked: Asked) => readonly string[];
  /** The list entry for an open answer. */
  noneLabel?: string;
}

export interface YesNoQuestion extends QuestionBase<boolean> {
  kind: 'yes-no';
}

export interface TextQuestion extends QuestionBase<string> {
  kind: 'text';
  maxLength: number;
  /** The list entry for an open answer, if the page offers a list. */
  noneLabel?: From<string>;
}

export type Question = NumberQuestion | ChoiceQuestion | YesNoQuestion | TextQuestion;

/** The questions of a calculator by name, in the order in which they are asked. */
export type Questions = Readonly<Record<string, Question>>;

export type Side = 'page' | 'rest';

/** Null if not asked, and false for a yes or no. */
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

/** The answers to the questions that both sides ask, and to those of the named sides. */
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

/** Options shown as they are written. */
export function asOptions<const Value extends string>(values: readonly Value[]): readonly Option<Value>[] {
  return values.map((value) => ({ value, label: value }));
}

/** The answer to a question that was asked: a missing one is a bug. */
export function answered<Value extends Answer>(answer: Value | null): Value {
  if (answer === null) throw new Error('A question that decides was not asked');
  return answer;
}
