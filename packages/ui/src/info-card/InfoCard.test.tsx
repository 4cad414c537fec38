import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InfoCard } from './InfoCard.tsx';

test('it is a column with its text at the start by default', () => {
  expect(renderToStaticMarkup(<InfoCard title="Insure it" />)).toContain(
    'data-type="column" data-align="start"',
  );
});

test('the title is a link if there is an address', () => {
  expect(renderToStaticMarkup(<InfoCard title="Insure it" />)).not.toContain('<a ');
  expect(
    renderToStaticMarkup(<InfoCard title="Insure it" href="/car-insurance" linkTarget="_blank" />),
  ).toContain('href="/car-insurance" target="_blank"');
});

test('shadow and bare edges show', () => {
  expect(renderToStaticMarkup(<InfoCard title="Insure it" hasBoxShadow noPadding />)).toContain(
    'data-shadow="true" data-bare="true"',
  );
});
