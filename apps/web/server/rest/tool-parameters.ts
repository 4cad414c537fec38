import { groupDigits, quote } from '@forecourt/domain';
import { z } from '@hono/zod-openapi';

interface Bounds {
  min: number;
  max: number;
  description: string;
  example?: number;
}

/** A form without scripts sends a field that was left empty as well; people write €12,500. */
function readText(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  const text = given.replace(/[€,\s]/g, '');
  return text === '' ? undefined : text;
}

function boundedNumber({ min, max }: Bounds) {
  const sentence = `a number from ${groupDigits(min)} to ${groupDigits(max)} is needed.`;
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
      (given) => (given === '' ? undefined : given),
      z.enum(options, { error: ({ input }) => choiceSentence(input, options) }).optional(),
    )
    .openapi({ type: 'string', enum: [...options], description, param: { required: false } });
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
