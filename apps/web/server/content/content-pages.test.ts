import { loadLibrary } from '@forecourt/content';
import { expect, test } from 'vitest';
import table from '../../app/routes.ts';

test('every content page in the route table has its text, and every text its route', async () => {
  const ofWords = table.filter(({ file }) => file === 'screens/reading/page/page.tsx');
  const routes = ofWords.map(({ path }) => `/${path}`);
  const library = (await loadLibrary()).on('2100-01-01');
  const pages = library.everything().filter(({ path }) => library.page(path));
  expect(routes.length).toBeGreaterThan(30);
  expect(pages.map(({ path }) => path).sort()).toEqual(routes.sort());
});
