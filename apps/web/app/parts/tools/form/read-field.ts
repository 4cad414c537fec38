import { nameSlug, quote, writeNumber } from '@forecourt/domain';
import {
  type Answer,
  type Asked,
  boundsOf,
  describeBounds,
  firstAnswer,
  labelOf,
  mayBeLeftOpen,
  noneLabelOf,
  type Question,
  readAnswer,
} from '@forecourt/pricing';
import type { ToolFieldView, ToolOption } from '../tool-view.ts';

/** The names to choose a text from, and those offered for other values of the other fields. */
interface NameList {
  names: readonly string[];
  elsewhere?: readonly string[];
}

/** By the name of the question. */
export type NameLists = Readonly<Record<string, (asked: Asked) => NameList>>;

interface Around {
  /** The earlier answers. */
  asked: Asked;
  today: Date;
  lists: NameLists;
}

interface ReadField {
  /** Null if empty or unusable. A list always has an answer: the first option if the given one is refused. */
  answer: Answer | null;
  field: ToolFieldView;
}

type Of<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;

/** A question's field as filled in, and its answer. */
export function readField(name: string, question: Question, typed: string | null, around: Around): ReadField {
  const { asked, today, lists } = around;
  const { param = name, help, isMore } = question;
  const words = {
    name: param,
    label: labelOf(question, asked, today),
    ...(help && { help }),
    ...(isMore && { isMore }),
  };
  switch (question.kind) {
    case 'yes-no': {
      const isTicked = readAnswer(question, typed ?? '', today).answer === true;
      return { answer: isTicked, field: { ...words, kind: 'tick', isTicked } };
    }
    case 'choice':
      return readChoice(words, question, typed, around);
    case 'text': {
      const list = lists[name]?.(asked);
      return list
        ? readName(words, question, { typed, ...list }, around)
        : readText(words, question, typed, today);
    }
    case 'number':
      return readNumber(words, question, typed, around);
  }
}

type Words = Pick<ToolFieldView, 'name' | 'label' | 'help' | 'isMore'>;

function readChoice(
  words: Words,
  question: Of<'choice'>,
  typed: string | null,
  { asked, today }: Around,
): ReadField {
  const { answer } = readAnswer(question, typed ?? '', today);
  const offered = question.offers?.(asked) ?? question.options.map(({ value }) => value);
  const isOffered = typeof answer === 'string' && offered.includes(answer);
  const value = isOffered ? answer : String(firstAnswer(question, asked, today) ?? '');
  const options = [
    ...noneOption(question, asked, today),
    ...question.options.filter((option) => offered.includes(option.value)),
  ];
  // A name offered for other values of the other fields was left over when they changed: not a mistake.
  const field = { ...words, kind: 'choice', value, options } as const;
  return { answer: value || null, field: answer === undefined ? refuseChoice(field, typed) : field };
}

function readName(
  words: Words,
  question: Of<'text'>,
  { typed, names, elsewhere = [] }: NameList & { typed: string | null },
  { asked, today }: Around,
): ReadField {
  const slug = nameSlug(typed ?? '');
  const isMeant = (name: string) => nameSlug(name) === slug;
  const found = names.find(isMeant);
  const options = names.map((name) => ({ value: nameSlug(name), label: name }));
  const none = noneOption(question, asked, today);
  const field = {
    ...words,
    kind: 'choice',
    value: found ? slug : '',
    options: [...none, ...options],
  } as const;
  const isKnown = found || !typed?.trim() || elsewhere.some(isMeant);
  return { answer: found ?? null, field: isKnown ? field : refuseChoice(field, typed) };
}

/** An empty one is never refused: nothing has been asked yet. */
function readText(words: Words, question: Of<'text'>, typed: string | null, today: Date): ReadField {
  const { answer } = readAnswer(question, typed ?? '', today);
  const field = { ...words, kind: 'text', value: typed?.trim() ?? '', inputMode: 'text' } as const;
  if (answer !== undefined) return { answer, field };
  return { answer: null, field: { ...field, error: `Keep it to ${question.maxLength} characters.` } };
}

function readNumber(
  words: Words,
  question: Of<'number'>,
  typed: string | null,
  { asked, today }: Around,
): ReadField {
  const start = firstAnswer(question, asked, today);
  const first = start === null ? '' : writeNumber(Number(start), boundsOf(question, today).max);
  const value = typed ?? first;
  const { answer, said } = readAnswer(question, value, today);
  const isMissing = answer === null && !mayBeLeftOpen(question, asked, today);
  const isRefused = answer === undefined || isMissing;
  const error = isRefused ? { error: `Enter a ${describeBounds(question, today)}.` } : {};
  if (question.offered) {
    const chosen = answer ?? start;
    const options = withOther(question.offered, chosen, question.unit);
    return { answer: chosen, field: { ...words, kind: 'choice', value: String(chosen), options, ...error } };
  }
  const inputMode = question.isDecimal ? 'decimal' : 'numeric';
  const state = { ...(said && { help: said }), isChanged: value !== first, ...error };
  return { answer: answer ?? null, field: { ...words, kind: 'text', value, inputMode, ...state } };
}

/** Adds the number in the address to the list. */
function withOther(
  offered: NonNullable<Of<'number'>['offered']>,
  chosen: Answer | null,
  unit = '',
): ToolOption[] {
  const other = offered.some(({ value }) => value === chosen)
    ? []
    : [{ value: chosen, label: `${chosen} ${unit}` }];
  return [...offered, ...other].map(({ value, label }) => ({ value: String(value), label }));
}

function noneOption(question: Question, asked: Asked, today: Date): ToolOption[] {
  const label = noneLabelOf(question, asked, today);
  return label === '' ? [] : [{ value: '', label }];
}

function refuseChoice(field: ToolFieldView, typed: string | null): ToolFieldView {
  return { ...field, error: `We don’t recognise ${quote(typed?.trim())}. Choose from the list.` };
}
