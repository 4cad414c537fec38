import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMultipartReader } from './multipart-reader.ts';

const limits = { maxFields: 5, maxTextBytes: 1000 };
const boundary = '----boundary7';

/** Reads a body that arrives in chunks of the given size. */
function read(body: string | Uint8Array, size = 16, boundaryOfBody = boundary): FormData {
  const bytes = Buffer.from(body as string);
  const reader = createMultipartReader(boundaryOfBody, limits);
  for (let from = 0; from < bytes.length; from += size) reader.push(bytes.subarray(from, from + size));
  return reader.end();
}

const part = (headers: string, content: string) => `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`;
const field = (name: string, content: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, content);
const end = `--${boundary}--\r\n`;

describe('a multipart form', () => {
  it('is read as sent, however it is split', async () => {
    const form = new FormData();
    form.append('name', 'Aoife “Ní” Bhriain');
    form.append('name', 'a second one');
    form.append('a "quoted"\r\nname', '');
    form.append('feed', new File(['a,b\r\n--\r\n1,2'], 'stock; name="x".csv'));
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    const [, ofRequest = ''] = /boundary=(.+)/.exec(request.headers.get('content-type') ?? '') ?? [];
    const bytes = new Uint8Array(await request.arrayBuffer());
    for (const size of [1, 2, 3, 7, 64, 1000]) {
      const found = read(bytes, size, ofRequest);
      expect(found.getAll('name')).toEqual(['Aoife “Ní” Bhriain', 'a second one']);
      expect(found.get('a "quoted"\r\nname')).toBe('');
      const file = found.get('feed') as File;
      expect([file.name, await file.text()]).toEqual(['stock; name="x".csv', 'a,b\r\n--\r\n1,2']);
    }
  });

  it('may contain anything in its fields except the boundary', () => {
    const piece = fc.constantFrom('\r', '\n', '-', '--', `\r\n--${boundary.slice(0, -1)}`, 'x', 'é');
    const content = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.array(content, { maxLength: 5 }), fc.integer({ min: 1, max: 40 }), (contents, size) => {
        const body = contents.map((each) => field('a', each)).join('') + end;
        expect(read(body, size).getAll('a')).toEqual(contents);
      }),
      { seed: 17 },
    );
  });
});

describe('a multipart form is refused', () => {
  it('with too many fields', () => {
    expect(() => read(field('a', '1').repeat(6) + end)).toThrow('at most 5 fields');
  });

  it('with too much text, in one field or in several', () => {
    expect(() => read(field('a', 'x'.repeat(1001)) + end)).toThrow('Send it as a file');
    expect(() => read(field('a', 'x'.repeat(501)).repeat(2) + end)).toThrow('Send it as a file');
  });

  it.each([
    ['nothing in it', ''],
    ['no end', field('a', '1')],
    ['something before its first boundary', `preamble\r\n${field('a', '1')}${end}`],
    ['a field without a name', part('Content-Disposition: form-data', '1') + end],
    ['a field without headers', `--${boundary}\r\n\r\n\r\n1\r\n${end}`],
    ['a boundary that goes on', `--${boundary}x\r\n${end}`],
    ['headers without end', `--${boundary}\r\n${'x'.repeat(5000)}`],
    ['a name without end', field('n'.repeat(5000), '1') + end],
  ])('with %s', (_, body) => {
    expect(() => read(body, 5000)).toThrow('We couldn’t read this form.');
    expect(() => read(body, 3)).toThrow('We couldn’t read this form.');
  });
});
