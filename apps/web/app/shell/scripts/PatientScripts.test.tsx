import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lowerPriority } from './PatientScripts.tsx';

test('modules wait for what is painted, and everything else is left as it is', () => {
  const tree = (
    <>
      <link rel="modulepreload" href="/a.js" />
      {[<link key="b" rel="modulepreload" href="/b.js" />]}
      <script src="/c.js" />
    </>
  );
  expect(renderToStaticMarkup(<div>{lowerPriority(tree)}</div>)).toBe(
    '<link rel="modulepreload" href="/a.js" fetchPriority="low"/>' +
      '<link rel="modulepreload" href="/b.js" fetchPriority="low"/><div><script src="/c.js"></script></div>',
  );
});
