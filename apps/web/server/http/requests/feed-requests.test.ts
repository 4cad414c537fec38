import { maxFeedBytes, maxPastedLength } from '@forecourt/services';
import { feedCheckerPath } from '@forecourt/site';
import { describe, expect, it } from 'vitest';
import { encodeForm } from '../../testing/encode-form.ts';
import { createTestApp } from '../../testing/test-app.ts';

const token = 'a'.repeat(32);
const { app } = createTestApp({
  page: async (_, { form }) => {
    const feed = form?.get('feed');
    return new Response(feed instanceof File ? `${feed.name} ${feed.size}` : String(feed).length.toString());
  },
});

async function send(path: string, form: FormData | URLSearchParams) {
  const { body, headers } =
    form instanceof FormData ? await encodeForm(form) : { body: form, headers: undefined };
  return app.request(path, {
    method: 'POST',
    headers: {
      Cookie: `XSRF-TOKEN=${token}`,
      'X-XSRF-TOKEN': token,
      Accept: 'application/json',
      ...headers,
    },
    body,
  });
}

function withFeed(feed: string | File): FormData {
  const form = new FormData();
  form.set('feed', feed);
  return form;
}

const fileOf = (bytes: number) => new File(['x'.repeat(bytes)], 'stock.csv');

describe('the size limit', () => {
  it.each([feedCheckerPath, `${feedCheckerPath}.data`])('of %s allows a full-size feed', async (path) => {
    const response = await send(path, withFeed(fileOf(maxFeedBytes)));
    expect(await response.text()).toBe(`stock.csv ${maxFeedBytes}`);
  });

  it('of the checker allows no more', async () => {
    const response = await send(feedCheckerPath, withFeed(fileOf(maxFeedBytes + 70_000)));
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('What you sent is too large: the limit is 5 MB.');
  });

  it('of the checker for pasted text is its field’s maximum, in any language', async () => {
    const response = await send(feedCheckerPath, withFeed('€'.repeat(maxPastedLength)));
    expect(await response.text()).toBe(String(maxPastedLength));
  });

  it('of the checker for pasted text is below that of a file', async () => {
    const response = await send(feedCheckerPath, withFeed('x'.repeat(1024 * 1024)));
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('is larger than 640 kB. Send it as a file.');
  });

  it('of the checker is this large for multipart only', async () => {
    const response = await send(feedCheckerPath, new URLSearchParams({ feed: 'x'.repeat(100_000) }));
    expect(response.status).toBe(413);
  });

  it('of other pages stays small', async () => {
    expect((await send('/contact-us', withFeed(fileOf(100_000)))).status).toBe(413);
  });
});

it('example feeds can be downloaded', async () => {
  const response = await app.request('/feed-examples/stock.csv');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="stock.csv"');
  expect(await response.text()).toMatch(/^reference,channel,make,/);
});
