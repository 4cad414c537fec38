import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RangeSlider } from './RangeSlider.tsx';

const render = (fromIndex: number, toIndex: number) =>
  renderToStaticMarkup(
    <RangeSlider
      label="Year"
      stopLabels={['2018', '2019', '2020', '2021', '2022']}
      histogram={[1, 4, 0, 2]}
      onMove={() => undefined}
      {...{ fromIndex, toIndex }}
    />,
  );

test('each thumb announces its value in words', () => {
  expect(render(1, 3)).toContain('aria-label="Year from" aria-valuetext="2019"');
  expect(render(1, 3)).toContain('aria-label="Year to" aria-valuetext="2021"');
});

test('the selected part of the track is between the thumbs', () => {
  expect(render(1, 3)).toContain('x="25%" width="50%"');
});

test('an empty interval has no bar', () => {
  expect(render(0, 4).match(/M[\d.]+ 40v/g)).toHaveLength(3);
});

test('with both thumbs at the far end the first can still be moved', () => {
  expect(render(4, 4)).toContain('data-top=""');
  expect(render(0, 4)).not.toContain('data-top');
});
