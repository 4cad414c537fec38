import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { statesDevice } from '../http/requests/device.ts';
import { policyVariant } from '../http/responses/content-security-policy.ts';
import { chooseEncoding } from '../http/responses/encodings.ts';

/** Even empty: what the application answers then is not for everyone. */
const notPlain = ['if-none-match', 'sec-purpose', 'range'];

/**
 * What an answer depends on, apart from the address and the device. Null for a request that is not a plain
 * one: the application answers it.
 */
export function answerVariant(header: (name: string) => string | undefined): string | null {
  if (notPlain.some((name) => header(name) !== undefined)) return null;
  const encoding = chooseEncoding(header('accept-encoding'), ['br', 'gzip']);
  // What `Vary` names depends on whether the device is stated.
  return `${encoding} ${policyVariant(header)} ${statesDevice(header)}`;
}

/** Belongs to one request, or is added by Node. */
const leftOut = new Set(['x-request-id', 'date', 'connection', 'keep-alive']);

/** Keeps the application's final answer with its page, for `servePageAnswers`. */
export function keepPageAnswers(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const page = c.get('page');
    const { status, headers } = c.res;
    if (!page || status !== 200 || c.req.method !== 'GET' || headers.has('set-cookie')) return;
    const variant = answerVariant((name) => c.req.header(name));
    if (variant === null || page.answers.has(variant)) return;
    const encoding = headers.get('content-encoding');
    const compressed = encoding === 'br' || encoding === 'gzip' ? await page.body.compress(encoding) : null;
    page.answers.set(variant, {
      headers: [...headers].filter(([name]) => !leftOut.has(name)).flat(),
      bytes: compressed ?? page.body.bytes,
    });
  };
}
