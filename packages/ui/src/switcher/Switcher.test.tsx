import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Switcher } from './Switcher.tsx';

const checkedIndex = (html: string) =>
  [...html.matchAll(/<input[^>]*>/g)].findIndex(([input]) => input.includes('checked'));

test('the first label is selected until another is', () => {
  expect(checkedIndex(renderToStaticMarkup(<Switcher legend="Show" labels={['Cash', 'Monthly']} />))).toBe(0);
  expect(
    checkedIndex(
      renderToStaticMarkup(<Switcher legend="Show" labels={['Cash', 'Monthly']} selectedIndex={1} />),
    ),
  ).toBe(1);
});

test('a disabled one cannot be switched', () => {
  expect(renderToStaticMarkup(<Switcher legend="Show" labels={['Cash', 'Monthly']} isDisabled />)).toMatch(
    /<fieldset[^>]* disabled=""/,
  );
});
