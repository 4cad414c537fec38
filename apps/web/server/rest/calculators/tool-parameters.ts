import { capitaliseFirst, quote } from '@forecourt/domain';
import {
  type Answer,
  type Answers,
  type AnswerTo,
  type Asked,
  describeBounds,
  isAsked,
  labelOf,
  type Question,
  type Questions,
  readAnswer,
  unsaidAnswer,
} from '@forecourt/pricing';
import { z } from '@hono/zod-openapi';
import { ProblemError } from '../../http/responses/error-response.ts';

type ToolParameters<Qs> = {
  [Name in keyof Answers<Qs, 'rest'> & keyof Qs]: z.ZodType<AnswerTo<Qs[Name]> | null, string | undefined>;
};

/**
 * A calculator's parameters, from its questions. An unknown name is refused: an answer to half a question
 * looks like a whole one.
 */
export function toolQuery<Qs extends Questions>(questions: Qs) {
  const shape = Object.fromEntries(
    Object.entries(questions).flatMap(([name, question]) =>
      question.only === 'page' ? [] : [[name, parameterOf(question)]],
    ),
  );
  return z.strictObject(shape as unknown as ToolParameters<Qs>, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${quote(issue.keys?.[0])} is not a parameter of this call; the parameters are: ${Object.keys(shape).join(', ')}.`
        : undefined,
  });
}

/** The answers as a calculator takes them: a missing one is the default, or asked for in a sentence. */
export function requireAnswers<Qs extends Questions>(
  questions: Qs,
  given: { [Name in keyof ToolParameters<Qs>]: Answer | null },
  known: Asked = {},
): Answers<Qs, 'rest'> {
  const today = new Date();
  let asked: Asked = { ...known, ...given };
  for (const [name, question] of Object.entries(questions)) {
    if (question.only === 'page' || (asked[name] ?? null) !== null) continue;
    const answer = isAsked(question, asked, today) ? unsaidAnswer(question, asked, today) : null;
    if (answer === undefined) refuse(`${name}: ${neededWords(question)}.`);
    asked = { ...asked, [name]: answer };
  }
  return asked as Answers<Qs, 'rest'>;
}

export function refuse(message: string): never {
  throw new ProblemError({ status: 400, kind: 'bad-request', message });
}

function neededWords({ why }: Question): string {
  return why ? `is required, because ${why}` : 'is required for this type of vehicle';
}

/** Null if it is absent: a form without scripts also sends empty fields. */
function parameterOf(question: Question) {
  const isNeeded =
    question.kind !== 'yes-no' &&
    !question.when &&
    !question.isOptional &&
    (question.unsaid ?? question.usual) === undefined;
  return z
    .unknown()
    .optional()
    .transform((given = '', context) => {
      const today = new Date();
      const answer = typeof given === 'string' ? readAnswer(question, given, today).answer : undefined;
      if (answer !== undefined && !(answer === null && isNeeded)) return answer;
      context.addIssue({ code: 'custom', message: refusalOf(question, String(given), today) });
      return z.NEVER;
    })
    .openapi({ ...documented(question), param: { required: isNeeded } });
}

function refusalOf(question: Question, given: string, today: Date): string {
  switch (question.kind) {
    case 'number':
      return `must be a ${describeBounds(question, today)}.`;
    case 'text':
      return given === '' ? 'is required.' : `must be at most ${question.maxLength} characters.`;
    case 'yes-no':
      return 'must be yes or no.';
    case 'choice': {
      const choices = `must be one of ${question.options.map(({ value }) => value).join(', ')}.`;
      return given === '' ? choices : `${quote(given)} is not valid; ${choices}`;
    }
  }
}

function documented(question: Question) {
  const today = new Date();
  const { about = question.help ?? '', why = '' } = question;
  const words = [labelOf(question, {}, today), about, capitaliseFirst(why)].filter(Boolean).join('. ');
  const usual = question.unsaid ?? question.usual;
  const isFixed = usual !== undefined && typeof usual !== 'function';
  const description = isFixed ? `${words}; ${usual} if omitted` : words;
  const example = typeof question.example === 'function' ? undefined : question.example;
  const base = { description, ...(example != null && { example }) };
  switch (question.kind) {
    case 'number': {
      const { min, max } = question;
      return { ...base, type: 'number' as const, minimum: min, ...(max !== 'this-year' && { maximum: max }) };
    }
    case 'choice':
      return { ...base, type: 'string' as const, enum: question.options.map(({ value }) => value) };
    case 'yes-no':
      return { ...base, type: 'boolean' as const };
    case 'text':
      return { ...base, type: 'string' as const, maxLength: question.maxLength };
  }
}
