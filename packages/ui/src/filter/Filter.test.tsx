import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Filter, type FilterProps } from './Filter.tsx';

const render = (props: Partial<FilterProps> = {}) =>
  renderToStaticMarkup(
    <Filter label="Fuel" displayValue="" isApplied={false} appliedCount={0} resetHref="/used-cars" {...props}>
      <p>body</p>
    </Filter>,
  );

test('a filter in force is open, so that what narrows the list is seen', () => {
  expect(render()).not.toContain('open=""');
  expect(render({ isApplied: true })).toContain('open=""');
});

test('a note stands below the choices', () => {
  expect(render()).not.toContain('By model');
  expect(render({ note: 'By model' })).toMatch(/body<\/p><p[^>]*>By model/);
});

test('a count shows from two choices on', () => {
  expect(render({ appliedCount: 1 })).not.toContain('chosen');
  expect(render({ appliedCount: 2 })).toContain('chosen');
});

test('only a filter in force can be reset, by a link that works without JavaScript', () => {
  expect(render()).not.toContain('Reset');
  expect(render({ isApplied: true })).toContain('href="/used-cars"');
});
