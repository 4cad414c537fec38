import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumberPlate } from './NumberPlate.tsx';

test('a screen reader reads the plate', () => {
  expect(renderToStaticMarkup(<NumberPlate text="191-D-12345" countyInIrish="Corcaigh" />)).toContain(
    'aria-label="Number plate 191-D-12345"',
  );
});

test('an Irish plate carries its county in Irish and the band', () => {
  const html = renderToStaticMarkup(<NumberPlate text="191-D-12345" countyInIrish="Corcaigh" />);
  expect(html).toContain('CORCAIGH');
  expect(html).toContain('IRL');
});

test('a foreign plate has neither', () => {
  expect(renderToStaticMarkup(<NumberPlate text="AJZ 1234" />)).not.toContain('IRL');
});

test('a long number is set smaller, so that it touches neither the band nor the edge', () => {
  const sizeOf = (text: string) =>
    Number(
      /font-size="(\d+)"/.exec(
        renderToStaticMarkup(<NumberPlate text={text} countyInIrish="Ciarraí" />),
      )?.[1],
    );
  expect(sizeOf('99-KY-7')).toBe(68);
  expect(sizeOf('201-KY-1884')).toBeLessThan(68);
  expect(sizeOf('131-KY-123456')).toBeLessThan(sizeOf('201-KY-1884'));
  expect(sizeOf('201-WW-1884')).toBeLessThan(sizeOf('201-KY-1884'));
});
