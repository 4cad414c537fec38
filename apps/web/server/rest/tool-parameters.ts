import { quote, writeNumber } from '@forecourt/domain';
import { z } from '@hono/zod-openapi';

interface Bounds {
  min: number;
  max: number;
  description: string;
  example?: number;
}

/** The parameters of a tool. A name that it does not know is refused: an answer to half of a question looks like a whole one. */
export function toolQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${quote(issue.keys?.[0])} is no parameter of this address; these are: ${Object.keys(shape).join(', ')}.`
        : undefined,
  });
}

/** A form without scripts sends a field that was left empty as well; people write €12,500. */
function readText(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  const text = given.replace(/[€,\s]/g, '');
  return text === '' ? undefined : text;
}

function boundedNumber({ min, max }: Bounds) {
  const sentence = `a number from ${writeNumber(min, max)} to ${writeNumber(max, max)} is needed.`;
  return z.coerce.number({ error: sentence }).min(min, sentence).max(max, sentence);
}

const documented = ({ min, max, description, example }: Bounds) => ({
  type: 'number' as const,
  minimum: min,
  maximum: max,
  description,
  ...(example === undefined ? {} : { example }),
});

export function numberParameter(bounds: Bounds) {
  return z.preprocess(readText, boundedNumber(bounds)).openapi(documented(bounds));
}

export function optionalNumber(bounds: Bounds) {
  return z.preprocess(readText, boundedNumber(bounds).optional()).openapi({
    ...documented(bounds),
    param: { required: false },
  });
}

export function choiceParameter<const Options extends readonly [string, ...string[]]>(
  options: Options,
  description: string,
) {
  return z
    .enum(options, { error: ({ input }) => choiceSentence(input, options) })
    .openapi({ description, example: options[0] });
}

export function optionalChoice<const Options extends readonly [string, ...string[]]>(
  options: Options,
  description: string,
) {
  return z
    .preprocess(
      matchOption(options),
      z.enum(options, { error: ({ input }) => choiceSentence(input, options) }).optional(),
    )
    .openapi({ type: 'string', enum: [...options], description, param: { required: false } });
}

/** As `Car` and `diesel` are written by people. */
function matchOption(options: readonly string[]) {
  return (given: unknown) =>
    given === ''
      ? undefined
      : (options.find((option) => option.toLowerCase() === String(given).trim().toLowerCase()) ?? given);
}

function choiceSentence(input: unknown, options: readonly string[]): string {
  const choices = `one of ${options.join(', ')} is needed.`;
  return typeof input === 'string' && input !== '' ? `${quote(input)} is not known; ${choices}` : choices;
}

/** `yes`, `true`, `1` and a ticked box; anything else is no. */
export function yesNoParameter(description: string) {
  return z
    .preprocess((given) => /^(yes|true|1|on)$/i.test(String(given ?? '')), z.boolean())
    .openapi({ type: 'boolean', description, param: { required: false } });
}
