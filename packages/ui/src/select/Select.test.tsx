import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Select, type SelectProps } from './Select.tsx';

const render = (props: Partial<SelectProps> = {}) =>
  renderToStaticMarkup(
    <Select
      id="fuel"
      label="Fuel"
      options={[
        { value: '', label: 'Any fuel' },
        { value: 'diesel', label: 'Diesel' },
      ]}
      {...props}
    />,
  );

test('the chosen option is selected before JavaScript runs', () => {
  expect(render({ value: 'diesel' })).toContain('<option value="diesel" selected="">');
});

test('it is submitted under its name, or its id', () => {
  expect(render()).toContain('name="fuel"');
  expect(render({ name: 'fuelType' })).toContain('name="fuelType"');
});

test('an error is marked, with words or without', () => {
  expect(render({ hasError: true })).toContain('aria-invalid="true"');
  expect(render({ error: 'Choose a fuel' })).toContain('aria-describedby="fuel-error"');
});

test.each([
  ['isSmall', 'data-small'],
  ['isAlternative', 'data-alternative'],
  ['isDisabled', 'disabled=""'],
] as const)('%s shows', (prop, mark) => {
  expect(render({ [prop]: true })).toContain(mark);
});

test('options of one group are under its name', () => {
  const html = render({ options: [{ value: 'a', label: 'A', group: 'Popular' }] });
  expect(html).toContain('<optgroup label="Popular"><option value="a">A</option></optgroup>');
});
