import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FacetList, type FacetOption } from './FacetList.tsx';

const option = (value: number, rest: Partial<FacetOption> = {}): FacetOption => ({
  value: `v${value}`,
  label: `Label ${value}`,
  count: 1000 + value,
  isChecked: false,
  ...rest,
});

const render = (options: FacetOption[]) =>
  renderToStaticMarkup(
    <FacetList
      label="Body"
      name="body"
      displayValue=""
      isApplied={false}
      appliedCount={0}
      isOpen
      visibleCount={3}
      options={options}
    />,
  );

const ten = Array.from({ length: 10 }, (_, index) => option(index));

test('counts are grouped, and absent if unknown', () => {
  expect(render([option(1)])).toContain('1,001');
  const { count: _, ...uncounted } = option(1);
  expect(render([uncounted])).not.toContain('1,001');
});

test('options beyond the first few are behind "Show more"', () => {
  expect(render(ten)).toContain('Show 7 more');
});

test('a slightly longer list is shown whole', () => {
  expect(render(ten.slice(0, 5))).not.toContain('more');
});

test('a selected option beyond the first few opens the rest', () => {
  expect(render(ten)).toMatch(/<details class="[^"]*more[^"]*">/);
  expect(render([...ten.slice(0, 9), option(9, { isChecked: true })])).toMatch(
    /<details class="[^"]*more[^"]*" open="">/,
  );
});

test('an option without results cannot be selected, only deselected', () => {
  expect(render([option(1, { count: 0 })])).toContain('disabled=""');
  expect(render([option(1, { count: 0, isChecked: true })])).not.toContain('disabled=""');
});
