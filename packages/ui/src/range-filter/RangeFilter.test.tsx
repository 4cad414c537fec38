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

test('both ends are submitted by controls that need no JavaScript', () => {
  expect(html).toMatch(/<select[^>]*name="minPrice"/);
  expect(html).toMatch(/<select[^>]*name="maxPrice"/);
  expect(html).toContain('<option value="1000" selected="">€1,000</option>');
});

test('the slider itself submits nothing', () => {
  expect(html).not.toMatch(/<input[^>]*type="range"[^>]*name=/);
});

test('a value between the stops is still shown and submitted', () => {
  expect(render('1234')).toContain('<option value="1234" selected="">1234 euro</option>');
});

test('a price of zero is not offered', () => {
  expect(html).not.toContain('<option value="0"');
});
