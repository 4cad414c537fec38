import { type ConversationSide, parseWholeNumber, signedLinks } from '@forecourt/domain';
import type { OwnConversation, Services } from '@forecourt/services';
import { readSessionToken } from '@forecourt/site';
import { type Context, Hono } from 'hono';
import { Gauge, type Registry } from 'prom-client';
import type { AppEnv } from '../http/app-env.ts';
import { respondWithProblem } from '../http/responses/error-response.ts';
import { createEventStreams, type StreamLimits } from './event-streams.ts';

export interface EventParts extends Pick<Services, 'accounts' | 'conversations' | 'site'> {
  /** Ends every stream when the process stops. */
  stopping: AbortSignal;
  limits?: StreamLimits;
  registry: Registry;
}

/**
 * `GET …/events` beside the page of a conversation: server-sent events that say when there is something new. They hold no words:
 * the page then asks for itself again, so what somebody may see is decided in one place.
 */
export function createConversationEvents(parts: EventParts): Hono<AppEnv> {
  const { accounts, conversations, site } = parts;
  const streams = createEventStreams(parts.stopping, parts.limits);
  new Gauge({
    name: 'forecourt_open_conversations',
    help: 'Pages of conversations that are open and hear of new messages',
    registers: [parts.registry],
    collect() {
      this.set(streams.size());
    },
  });
  const isSecure = site.origin.startsWith('https:');

  function answer(c: Context<AppEnv>, own: OwnConversation | null): Response | Promise<Response> {
    c.set('route', '/conversations/events');
    if (!own)
      return respondWithProblem(c, {
        status: 404,
        kind: 'not-found',
        message: 'There is no such conversation.',
      });
    const { id } = own.conversation;
    const since = parseWholeNumber(c.req.header('last-event-id') ?? c.req.query('version') ?? '');
    const stream = streams.open(c.get('visitorAddress'), c.req.raw.signal, (send) =>
      conversations.watch(id, since || own.conversation.version, send),
    );
    if (!stream) {
      return respondWithProblem(c, {
        status: 503,
        kind: 'overloaded',
        message: 'Too many conversations are open. Reload the page to see new messages.',
        retryAfterSeconds: 60,
      });
    }
    return c.body(stream, 200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'private, no-store',
      // Tells a proxy such as nginx not to hold events back.
      'X-Accel-Buffering': 'no',
      'X-Robots-Tag': 'noindex',
    });
  }

  const byLink = (side: ConversationSide) => async (c: Context<AppEnv>) => {
    const found = await conversations.findByLink(side, c.req.param('token') ?? '');
    return answer(c, found.kind === 'found' ? found.value : null);
  };

  return new Hono<AppEnv>()
    .get(`${signedLinks['conversation-buyer'].path}/:token/events`, byLink('buyer'))
    .get(`${signedLinks['conversation-seller'].path}/:token/events`, byLink('seller'))
    .get('/conversations/:conversation/events', async (c) => {
      const token = readSessionToken(c.req.header('cookie') ?? null, isSecure);
      const signedIn = token ? await accounts.sessions.find(token) : null;
      const id = parseWholeNumber(c.req.param('conversation'));
      return answer(c, signedIn && (await conversations.findOfAccount(signedIn.account, id)));
    });
}
