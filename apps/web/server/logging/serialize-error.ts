import { pino } from 'pino';

/**
 * As the log writes an error. A statement that failed carries its parameters, which may be what a visitor wrote, with
 * name and number: they have no business in a log. Anything can be thrown, and logging it must not throw again.
 */
export function serializeError(error: unknown): object {
  try {
    return error instanceof Error ? describeError(error) : { message: String(error) };
  } catch {
    return { message: 'What was thrown cannot be described.' };
  }
}

function describeError(error: Error): object {
  const { params: _, ...written } = pino.stdSerializers.err(error) as unknown as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(written).map(([key, value]) => [
      key,
      typeof value === 'string' ? withoutParameters(value) : value,
    ]),
  );
}

/** The parameters stand on lines of their own between the statement and the calls that led to it. */
function withoutParameters(text: string): string {
  return text.replace(/\nparams: .*?(?=\n\s+at |$)/gs, '');
}
