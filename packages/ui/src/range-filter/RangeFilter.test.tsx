import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RangeFilter } from './RangeFilter.tsx';

const render = (from: string) =>
  renderToStaticMarkup(
    <RangeFilter
      label="Price"
      displayValue=""
      isApplied={false}
      appliedCount={0}
      stops={[
        { value: '0', label: '€0' },
        { value: '1000', label: '€1,000' },
        { value: '5000', label: '€5,000' },
      ]}
      fromName="minPrice"
      toName="maxPrice"
      from={from}
      to=""
      formatStop={(value) => `${value} euro`}
    />,
  );
const html = render('1000');

test('both ends are submitted by fields that need no JavaScript', () => {
  expect(html).toMatch(/<input[^>]*name="minPrice"[^>]*value="1000"/);
  expect(html).toMatch(/<input[^>]*name="maxPrice"/);
});

test('the options of its selects are not part of the page', () => {
  expect(html).not.toContain('<option');
});

test('the slider itself submits nothing', () => {
  expect(html).not.toMatch(/<input[^>]*type="range"[^>]*name=/);
});

test('a value between the stops is still submitted, and the slider names it', () => {
  expect(render('1234')).toMatch(/<input[^>]*name="minPrice"[^>]*value="1234"/);
  expect(render('1234')).toContain('aria-valuetext="1234 euro"');
});
