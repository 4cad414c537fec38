import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Filter, type FilterProps } from './Filter.tsx';

const render = (props: Partial<FilterProps> = {}) =>
  renderToStaticMarkup(
    <Filter label="Fuel" displayValue="" isApplied={false} appliedCount={0} resetHref="/used-cars" {...props}>
      <p>body</p>
    </Filter>,
  );

test('an active filter is open, so that visitors see what narrows the list', () => {
  expect(render()).not.toContain('open=""');
  expect(render({ isApplied: true })).toContain('open=""');
});

test('a note is below the choices', () => {
  expect(render()).not.toContain('By model');
  expect(render({ note: 'By model' })).toMatch(/body<\/p><p[^>]*>By model/);
});

test('a count is shown from two choices on', () => {
  expect(render({ appliedCount: 1 })).not.toContain('chosen');
  expect(render({ appliedCount: 2 })).toContain('chosen');
});

test('only an active filter can be reset, by a link that works without JavaScript', () => {
  expect(render()).not.toContain('Reset');
  expect(render({ isApplied: true })).toContain('href="/used-cars"');
});
