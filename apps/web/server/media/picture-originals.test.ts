import { logoFileAddress } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { parsePictureAddress } from './picture-address.ts';
import { findOriginal, type OriginalSources } from './picture-originals.ts';

const file = `${'a'.repeat(64)}.png`;
const sources = {
  findPhotograph: async (source: string) => (source === `photo:${file}` ? Buffer.from('logo') : null),
} as OriginalSources;

async function find(address: string) {
  const parsed = parsePictureAddress(address.replace('%d', '160').replace('/media/', ''));
  return parsed.kind === 'ok' ? findOriginal(sources, parsed.subject) : parsed.kind;
}

test('an operator’s logo is found by its file name', async () => {
  const found = await find(logoFileAddress(file));
  expect(found).toMatchObject({ kind: 'found', of: 'dealers' });
  expect(typeof found === 'object' && 'open' in found && (await found.open())).toMatchObject({
    kind: 'photograph',
  });
});

test('a missing one falls back to the placeholder for dealers', async () => {
  expect(await find(logoFileAddress(file.replaceAll('a', 'b')))).toEqual({ kind: 'missing', of: 'dealers' });
});

test('no other file is a logo', async () => {
  expect(await find('/media/logos/../secret.png/%d')).toBe('unknown');
  expect(await find('/media/logos/logo.png/%d')).toBe('unknown');
});
