import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';

const render = (label: string) => renderToStaticMarkup(<Button>{label}</Button>);

test('a button is primary, large and does not submit by default', () => {
  expect(render('Search')).toContain('data-variant="primary"');
  expect(render('Search')).toContain('data-size="lg"');
  expect(render('Search')).toContain('type="button"');
});

test('a label of 28 characters gets the smaller type, one of 27 does not', () => {
  expect(render('x'.repeat(28))).toContain('data-long');
  expect(render('x'.repeat(27))).not.toContain('data-long');
});

test('a text split by values counts as one label', () => {
  expect(
    renderToStaticMarkup(
      <Button>
        {'x'.repeat(14)} {12345678901234}
      </Button>,
    ),
  ).toContain('data-long');
});

test('a disabled button is disabled for the browser too', () => {
  expect(renderToStaticMarkup(<Button isDisabled>Save</Button>)).toContain('disabled=""');
});
