import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComboboxFilter } from './ComboboxFilter.tsx';

const html = renderToStaticMarkup(
  <ComboboxFilter
    id="make"
    name="make"
    label="Make"
    anyLabel="Any make"
    options={[{ value: 'ford', label: 'Ford' }]}
    value="ford"
    displayValue="Ford"
    isApplied
    appliedCount={1}
    resetHref="/used-cars"
  />,
);

test('it keeps the contract of every filter', () => {
  expect(html).toContain('data-applied="true"');
  expect(html).toContain('href="/used-cars"');
});

test('its value is sent without JavaScript', () => {
  expect(html).toMatch(/<select[^>]*name="make"/);
});
