import { setImmediate } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { ProblemError, respondWithProblem } from '../responses/error-response.ts';
import { cleanJson } from './clean-json.ts';
import {
  badForm,
  bodyTooLarge,
  bodyTooSlow,
  encodedBody,
  tooManyFields,
  tooManyUploads,
} from './form-problems.ts';
import { createMultipartReader } from './multipart-reader.ts';
import { createSpool, type SpoolOptions } from './spool.ts';

/** An enquiry of 3000 characters with its fields takes under 32 kB, even when every character is escaped. */
export const maxBodyBytes = 64 * 1024;
/** Our largest form has a tenth of it. Node's parser takes quadratic time in the number of fields. */
export const maxFields = 100;
/** A file is held in memory until its response is made: at most two per visitor at a time, and eight in total. */
const maxUploads = { total: 8, perVisitor: 2 };
/** Photos go to the disk while they arrive; what they hold is a connection. */
const maxSpooled = { total: 100, perVisitor: 4 };
/** Pasted rows of a feed; see `maxPastedLength` of the feed checker. */
const maxTextBytes = 640 * 1024;

/**
 * Reads the body of a change, once and within limits: a form becomes `form`, anything else stays the
 * request's body. `uploadLimits` lists the few addresses that accept a file, as multipart; what `spooling` names goes to
 * the disk while it arrives, and becomes `uploads`.
 */
export function readFormBody(
  uploadLimits: Readonly<Record<string, number>> = {},
  spooling: SpoolOptions | null = null,
): MiddlewareHandler<AppEnv> {
  const uploads = createSlots(maxUploads);
  const spooled = createSlots(maxSpooled);
  return async (c, next) => {
    c.set('form', null);
    c.set('uploads', []);
    const { raw } = c.req;
    const { body, headers } = raw;
    if (raw.method === 'GET' || raw.method === 'HEAD' || !body) return next();
    const type = headers.get('content-type') ?? '';
    const isMultipart = /^multipart\/form-data\b/i.test(type);
    const spool = spooling?.isMeantFor(c.req.path) ? createSpool(spooling) : null;
    const isFile = spool !== null && /^(?:image\/|application\/octet-stream\b)/i.test(type);
    const limit =
      (isMultipart && (spool ? spool.maxBytes : uploadLimits[c.req.path])) ||
      (isFile && spool?.maxFileBytes) ||
      maxBodyBytes;
    const unread = { method: raw.method, headers, signal: raw.signal };
    const slots = spool ? spooled : uploads;
    const leave = limit > maxBodyBytes ? slots.take(c.get('visitorAddress')) : noop;
    if (!leave) {
      c.set('route', 'refused');
      c.header('Connection', 'close');
      return respondWithProblem(c, tooManyUploads);
    }
    try {
      if ((headers.get('content-encoding') ?? 'identity') !== 'identity') throw encodedBody();
      if (Number(headers.get('content-length') ?? 0) > limit) throw bodyTooLarge(limit);
      if (isMultipart) {
        const reader = createMultipartReader(boundaryOf(type), {
          maxFields,
          maxTextBytes,
          ...(spool && { openFile: spool.openFile }),
        });
        await readWithin(body, limit, reader.push);
        c.set('form', reader.end());
        c.req.raw = new Request(raw.url, unread);
      } else if (isFile && spool) {
        const file = spool.openFile('');
        await readWithin(body, limit, (chunk) => file.write(Buffer.from(chunk)));
        file.end();
        c.req.raw = new Request(raw.url, unread);
      } else {
        const chunks: Uint8Array[] = [];
        await readWithin(body, limit, (chunk) => chunks.push(chunk));
        const bytes = new Uint8Array(Buffer.concat(chunks));
        if (/^application\/x-www-form-urlencoded\b/i.test(type)) c.set('form', parseUrlEncoded(bytes));
        c.req.raw = new Request(
          raw.url,
          c.get('form') ? unread : { ...unread, body: cleanJson(type, bytes) },
        );
      }
      c.set('uploads', spool?.files ?? []);
    } catch (error) {
      leave();
      spool?.remove();
      c.set('route', 'refused');
      c.header('Connection', 'close');
      if (error instanceof ProblemError) {
        c.get('logSecurityEvent')('bad-body');
        return respondWithProblem(c, error.problem);
      }
      // The sender has left: not an error, and there is no one to respond to.
      c.get('log').info({ id: c.get('requestId') }, 'The request body was cut short');
      return c.body(null, 400);
    }
    try {
      return await next();
    } finally {
      leave();
      spool?.remove();
    }
  };
}

const noop = () => {};

/** Limits concurrency; `take` returns a function that releases the slot, or null if there is none free. */
function createSlots({ total, perVisitor }: typeof maxUploads) {
  const takenBy = new Map<string, number>();
  let taken = 0;
  return {
    take(visitor: string): (() => void) | null {
      const own = takenBy.get(visitor) ?? 0;
      if (taken >= total || own >= perVisitor) return null;
      taken += 1;
      takenBy.set(visitor, own + 1);
      return () => {
        taken -= 1;
        const left = (takenBy.get(visitor) ?? 1) - 1;
        if (left === 0) takenBy.delete(visitor);
        else takenBy.set(visitor, left);
      };
    },
  };
}

function boundaryOf(type: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  // The maximum length in RFC 2046.
  if (boundary === undefined || boundary.length > 70) throw badForm();
  return boundary;
}

function parseUrlEncoded(bytes: Uint8Array): FormData {
  let fields = 1;
  for (let at = bytes.indexOf(0x26); at !== -1; at = bytes.indexOf(0x26, at + 1)) {
    fields += 1;
    if (fields > maxFields) throw tooManyFields(maxFields);
  }
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(Buffer.from(bytes).toString())) form.append(name, value);
  return form;
}

/**
 * Gives a large upload the time that a slow line needs for it, and a sender of single bytes half a minute. See
 * `requestTimeout` for the longest of all.
 */
export const bodyPace = { graceMs: 30_000, bytesPerSecond: 16 * 1024 };

/** Reads a body that a stranger sends: at most `limit` bytes, in pieces that are not tiny, and no slower than a slow line. */
export async function readWithin(
  body: ReadableStream<Uint8Array>,
  limit: number,
  take: (chunk: Uint8Array) => void,
): Promise<void> {
  const reader = body.getReader();
  const started = performance.now();
  let size = 0;
  let pieces = 0;
  const isTooSlow = () =>
    performance.now() - started > bodyPace.graceMs + (size / bodyPace.bytesPerSecond) * 1000;
  const clock = setInterval(() => isTooSlow() && void reader.cancel().catch(noop), 1000);
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length;
      pieces += 1;
      if (size > limit) throw bodyTooLarge(limit);
      // Chunked byte by byte, a body costs hundreds of times its size. No network splits so finely.
      if (pieces > 1000 + size / 256) throw badForm();
      take(next.value);
      // A socket delivers megabytes without a pause: let others have a turn between two chunks of an upload.
      if (size > maxBodyBytes) await setImmediate();
    }
    if (isTooSlow()) throw bodyTooSlow();
  } catch (error) {
    void reader.cancel().catch(noop);
    throw error;
  } finally {
    clearInterval(clock);
  }
}
