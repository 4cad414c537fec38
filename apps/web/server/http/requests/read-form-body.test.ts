import { describe, expect, it, vi } from 'vitest';
import { encodeForm } from '../../testing/encode-form.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { maxBodyBytes, maxFields } from './read-form-body.ts';

const token = 'abcdefghijklmnopqrstuvwxyzABCDEF';
const own = { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token, Accept: 'application/json' };
const urlEncoded = { 'Content-Type': 'application/x-www-form-urlencoded' };

function open() {
  return createTestApp({
    page: async (request, { form }) =>
      Response.json(form ? [...form].length : `${(await request.text()).length} bytes`),
  });
}

async function post(body: BodyInit, headers: Record<string, string> = {}, path = '/contact-us') {
  const { app, lines } = open();
  const init = { method: 'POST', headers: { ...own, ...headers }, body, duplex: 'half' };
  const response = await app.request(path, init as RequestInit);
  const answer = (await response.json()) as { error?: { kind: string; message: string } };
  return { status: response.status, answer, events: lines.filter(({ event }) => event !== undefined) };
}

const inChunks = (count: number, piece: string) =>
  new ReadableStream({
    pull(controller) {
      if (count-- > 0) controller.enqueue(Buffer.from(piece));
      else controller.close();
    },
  });

describe('a slow body', () => {
  it('is refused when it has had its time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    try {
      let sent = 0;
      const drip = new ReadableStream({
        pull(controller) {
          if (sent++ < 5) controller.enqueue(Buffer.from('a'));
          vi.advanceTimersByTime(9000);
          return Promise.resolve();
        },
      });
      const { status, answer } = await post(drip, urlEncoded);
      expect(status).toBe(408);
      expect(answer.error?.kind).toBe('body-too-slow');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a form', () => {
  it('may have as many fields as any of ours', async () => {
    const { answer } = await post('a=1&'.repeat(maxFields - 1), urlEncoded);
    expect(answer).toBe(maxFields - 1);
  });

  it('with more fields is refused before it is parsed, and logged for the operator', async () => {
    const { status, answer, events } = await post('a&'.repeat(20_000), urlEncoded);
    expect(status).toBe(413);
    expect(answer.error).toMatchObject({
      kind: 'too-many-fields',
      message: 'A form here has at most 100 fields.',
    });
    expect(events).toMatchObject([{ event: 'security.bad-body', visitor: 'hash of ' }]);
  });

  it('with more fields is refused as multipart too', async () => {
    const form = new FormData();
    for (let count = 0; count <= maxFields; count++) form.append('a', '');
    const { body, headers } = await encodeForm(form);
    expect((await post(body, headers)).answer.error?.kind).toBe('too-many-fields');
  });

  it.each(['multipart/form-data', `multipart/form-data; boundary=${'b'.repeat(71)}`])(
    'of type %s has no readable boundary',
    async (type) => {
      const { status, answer } = await post('--b--', { 'Content-Type': type });
      expect([status, answer.error?.kind]).toEqual([400, 'bad-form']);
    },
  );
});

describe('a body', () => {
  it('is refused when it is larger than any form, with or without a Content-Length', async () => {
    const large = 'a'.repeat(maxBodyBytes + 1);
    for (const body of [large, inChunks(2, large.slice(0, maxBodyBytes))]) {
      const { status, answer } = await post(body, urlEncoded);
      expect([status, answer.error?.message]).toEqual([
        413,
        'What you sent is too large: the limit is 64 kB.',
      ]);
    }
  });

  it('is refused when it is compressed', async () => {
    const { status, answer } = await post('a=1', { ...urlEncoded, 'Content-Encoding': 'gzip' });
    expect([status, answer.error?.kind]).toEqual([415, 'unsupported-content-encoding']);
  });

  it('is refused when it arrives byte by byte', async () => {
    expect((await post(inChunks(2000, 'a'), urlEncoded)).status).toBe(400);
  });

  it('that is not a form stays a body', async () => {
    expect((await post('hello', { 'Content-Type': 'text/plain' })).answer).toBe('5 bytes');
  });

  it('is not read when its headers show that another site sent it', async () => {
    let isRead = false;
    const body = new ReadableStream(
      {
        pull(controller) {
          isRead = true;
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const { status } = await post(body, { Origin: 'https://evil.example' });
    expect([status, isRead]).toEqual([403, false]);
  });
});

it('of a file is accepted twice at a time per visitor, and again when there is room', async () => {
  const { app } = open();
  const waiting = Promise.withResolvers<void>();
  const form = new FormData();
  form.append('feed', new File(['make,model'], 'feed.csv'));
  const { body: file, headers } = await encodeForm(form);
  const send = async (body: BodyInit) => {
    const init = { method: 'POST', headers: { ...own, ...headers }, body, duplex: 'half' };
    return (await app.request('/dealer-info/feed-checker', init as RequestInit)).status;
  };
  const slow = () =>
    new ReadableStream({ pull: () => waiting.promise.then(() => Promise.reject(new Error('left'))) });
  const held = [send(slow()), send(slow())];
  expect(await send(file)).toBe(503);
  waiting.resolve();
  expect(await Promise.all(held)).toEqual([400, 400]);
  expect(await send(file)).toBe(200);
});
