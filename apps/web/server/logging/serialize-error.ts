import { pino } from 'pino';

/**
 * Serialises an error for the log. A failed statement carries its parameters, which may be a visitor's text
 * with name and number: they must not be logged. Anything can be thrown, and logging it must not throw again.
 */
export function serializeError(error: unknown): object {
  try {
    return error instanceof Error ? describeError(error) : { message: String(error) };
  } catch {
    return { message: 'The thrown value cannot be described.' };
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

/** The parameters are on their own lines between the statement and the stack. */
function withoutParameters(text: string): string {
  return text.replace(/\nparams: .*?(?=\n\s+at |$)/gs, '');
}
