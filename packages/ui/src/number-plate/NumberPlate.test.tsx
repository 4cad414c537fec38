import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumberPlate } from './NumberPlate.tsx';

test('whoever hears the page hears the plate', () => {
  expect(renderToStaticMarkup(<NumberPlate text="191-D-12345" countyInIrish="Corcaigh" />)).toContain(
    'aria-label="Number plate 191-D-12345"',
  );
});

test('an Irish plate carries its county in Irish and the band', () => {
  const html = renderToStaticMarkup(<NumberPlate text="191-D-12345" countyInIrish="Corcaigh" />);
  expect(html).toContain('CORCAIGH');
  expect(html).toContain('IRL');
});

test('a plate from elsewhere carries neither', () => {
  expect(renderToStaticMarkup(<NumberPlate text="AJZ 1234" />)).not.toContain('IRL');
});

test('a long number is set closer', () => {
  const html = renderToStaticMarkup(<NumberPlate text="131-DL-123456" countyInIrish="Dún na nGall" />);
  expect(html).toContain('textLength');
});
