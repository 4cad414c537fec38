import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';

type Fault = (c: Context<AppEnv>, answer: () => Promise<unknown>) => unknown;

/** Ways in which a handler can fail. `answer` is what it would have done. */
export const faults = {
  before() {
    throw new Error('Fault: before');
  },
  async after(_, answer) {
    await answer();
    throw new Error('Fault: after');
  },
  'no-error'() {
    throw null;
  },
  'bad-header': () => new Response(null, { status: 301, headers: { Location: '/€' } }),
  'control-character': () => new Response(null, { headers: { 'X-Made-Up': 'a\u0001b' } }),
  'half-sent': () =>
    new Response(
      new ReadableStream({
        async pull(controller) {
          controller.enqueue(new TextEncoder().encode('half of it '.repeat(2000)));
          await sleep(20);
          controller.error(new Error('Fault: half-sent'));
        },
      }),
      { headers: { 'Content-Type': 'text/html' } },
    ),
  'in-timer'(_, answer) {
    setTimeout(() => {
      throw new Error('Fault: in-timer');
    }, 5);
    return answer();
  },
  /** It is never answered. */
  'in-callback': () =>
    new Promise((resolve) => {
      setTimeout(() => resolve(JSON.parse('no JSON')), 5);
    }),
  'promise-nobody-awaits'(_, answer) {
    void sleep(5).then(() => {
      throw new Error('Fault: promise-nobody-awaits');
    });
    return answer();
  },
  'response-listener'(c, answer) {
    for (const event of ['finish', 'close']) {
      c.env.outgoing?.once(event, () => {
        throw new Error(`Fault: response-listener ${event}`);
      });
    }
    return answer();
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
