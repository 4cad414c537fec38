import { expect, it } from 'vitest';
import { listPersonFiles, type PersonData } from './list-person-files.ts';

const data = {
  email: 'niamh@example.ie',
  account: {
    photos: [{ name: 'advert.jpg' }, { name: 'advert.jpg' }, { name: 'lost.jpg' }],
    seenChecks: [{ photoName: 'seen.jpg' }, { photoName: null }],
  },
  conversations: [{ messages: [{ photos: ['talk.jpg'] }, { photos: [] }] }],
} as unknown as PersonData;

it('a download has the data, and each photo that it names once', async () => {
  const original = async (name: string) => (name === 'lost.jpg' ? null : Buffer.from(name));
  const files: { name: string; input: string | Uint8Array }[] = [];
  for await (const file of listPersonFiles(data, { original })) files.push(file);
  expect(files.map(({ name }) => name)).toEqual([
    'data.json',
    'photos/advert.jpg',
    'photos/seen.jpg',
    'photos/talk.jpg',
  ]);
  expect(JSON.parse(String(files[0]?.input))).toMatchObject({ email: 'niamh@example.ie' });
});
