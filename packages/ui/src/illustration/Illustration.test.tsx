import { existsSync, readdirSync } from 'node:fs';
import { illustrationNames } from '@forecourt/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Illustration } from './Illustration.tsx';

test.each(illustrationNames)('%s is drawn', (name) => {
  const address =
    /href="([^"]+)#drawing"/.exec(renderToStaticMarkup(<Illustration name={name} />))?.[1] ?? '';
  const file = address.split('/').at(-1)?.split('?')[0] ?? '';
  expect(existsSync(new URL(`./drawings/${file}`, import.meta.url))).toBe(true);
});

test('every drawing belongs to a name', () => {
  const drawings = readdirSync(new URL('./drawings', import.meta.url)).map((file) =>
    file.replace('.svg', ''),
  );
  expect(drawings.filter((drawing) => !illustrationNames.some((name) => name.startsWith(drawing)))).toEqual(
    [],
  );
});

test('a vehicle is one drawing in two colours', () => {
  expect(renderToStaticMarkup(<Illustration name="bikes-dark-grey" />)).toMatch(
    /data-colour="dark-grey"[^>]*><use href="[^"]*bikes\.svg/,
  );
});

test('it is silent beside text and has a name on its own', () => {
  expect(renderToStaticMarkup(<Illustration name="loan" />)).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<Illustration name="loan" label="A loan" />)).toContain(
    'aria-label="A loan" aria-hidden="false"',
  );
});
