import { existsSync } from 'node:fs';
import { buildOrganisationBlock } from '@forecourt/site';
import { expect, test } from 'vitest';

test('the logo that search engines are told of is a file that the site serves', () => {
  const { pathname } = new URL(buildOrganisationBlock('https://forecourt.example').logo);
  expect(existsSync(new URL(`../../public${pathname}`, import.meta.url))).toBe(true);
});
