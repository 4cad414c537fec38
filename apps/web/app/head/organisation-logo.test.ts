import { existsSync } from 'node:fs';
import { buildOrganisationBlock } from '@forecourt/site';
import { expect, test } from 'vitest';

test('the logo in the structured data is a file that the site serves', () => {
  const { pathname } = new URL(buildOrganisationBlock('https://forecourt.example').logo);
  expect(existsSync(new URL(`../../public${pathname}`, import.meta.url))).toBe(true);
});
