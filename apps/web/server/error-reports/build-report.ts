import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { maskPersonal } from './mask-personal.ts';

export interface ReportedError {
  error: unknown;
  /** The line of the log. */
  message: string;
  level: 'error' | 'fatal';
  /** The id of the request, which the log has too. */
  requestId: string | null;
}

export interface ReportContext {
  release: string;
  environment: string;
}

interface Frame {
  function: string;
  filename: string;
  lineno: number;
  colno: number;
  in_app: boolean;
}

const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** More than any sensible chain of causes. */
const mostCauses = 5;

/**
 * An event in Sentry's format: what failed, where in the code, and the id under which the log has the rest. Nothing about
 * the visitor: no address, query, cookie, header or body.
 */
export function buildReport({ error, message, level, requestId }: ReportedError, context: ReportContext) {
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1000,
    platform: 'node',
    level,
    ...context,
    logentry: { formatted: maskPersonal(message) },
    tags: requestId ? { request_id: requestId } : {},
    // The cause first, as Sentry orders them.
    exception: { values: causesOf(error).map(describe).reverse() },
  };
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let each = error; each !== undefined && causes.length < mostCauses; ) {
    causes.push(each);
    each = each instanceof Error ? each.cause : undefined;
  }
  return causes;
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, value: maskPersonal(String(error)) };
  return {
    type: error.name,
    value: maskPersonal(error.message),
    stacktrace: { frames: parseStack(error.stack ?? '') },
  };
}

/** The oldest call first, as Sentry orders them. */
export function parseStack(stack: string): Frame[] {
  const frames = stack.split('\n').flatMap((line) => {
    const match = /^\s+at (?:async )?(?:(.+?) \()?((?:file:|node:|\/)[^()]*):(\d+):(\d+)\)?$/.exec(line);
    if (!match) return [];
    const [, name = '?', file = '', lineno, colno] = match;
    const filename = file.replace(/^file:\/\//, '').replace(root, '');
    const isOwn = !filename.startsWith('node:') && !filename.includes('node_modules');
    return [{ function: name, filename, lineno: Number(lineno), colno: Number(colno), in_app: isOwn }];
  });
  return frames.reverse();
}
