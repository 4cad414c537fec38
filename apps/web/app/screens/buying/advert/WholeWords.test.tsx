import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WholeWords } from './WholeWords.tsx';

const markup = (text: string) => renderToStaticMarkup(<WholeWords text={text} />);

test('a name with a hyphen stays on one line', () => {
  expect(markup('231 Mercedes-Benz E-Class')).toMatch(
    /^231 <span [^>]+>Mercedes-Benz<\/span> <span [^>]+>E-Class<\/span>$/,
  );
});

test('other words are unchanged', () => {
  expect(markup('241 MINI Hatch')).toBe('241 MINI Hatch');
});
