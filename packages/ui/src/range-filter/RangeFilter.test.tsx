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

test('both ends are sent by controls that need no JavaScript', () => {
  expect(html).toMatch(/<select[^>]*name="minPrice"/);
  expect(html).toMatch(/<select[^>]*name="maxPrice"/);
  expect(html).toContain('<option value="1000" selected="">€1,000</option>');
});

test('the slider sends nothing of its own', () => {
  expect(html).not.toMatch(/<input[^>]*type="range"[^>]*name=/);
});

test('a value that no stop has is shown and sent all the same', () => {
  expect(render('1234')).toContain('<option value="1234" selected="">1234 euro</option>');
});

test('nobody is offered a price of nothing', () => {
  expect(html).not.toContain('<option value="0"');
});
