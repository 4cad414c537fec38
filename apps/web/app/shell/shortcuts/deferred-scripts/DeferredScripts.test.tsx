import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { holdBack } from './DeferredScripts.tsx';

const script = (text: string) => ({ nonce: 'n', dangerouslySetInnerHTML: { __html: text } });
const page = renderToStaticMarkup(
  holdBack(
    <>
      <link rel="modulepreload" href="/a.js" />
      {[<link key="b" rel="modulepreload" href="/b.js" />]}
      <Fragment key="scripts">
        <script {...script('const context = 1')} />
        <script type="module" async {...script('import "/a.js"; "</script>"')} />
      </Fragment>
    </>,
  ),
);

test('the page itself requests no module', () => {
  expect(page).not.toContain('<link');
  expect(page).not.toContain('type="module"');
});

test('the modules are passed on, and nothing in them closes the script element', () => {
  expect(page).toContain('(["/a.js","/b.js"],"import \\"/a.js\\"; \\"\\u003c/script>\\"","page-ready")');
  expect(page.match(/<\/script>/g)).toHaveLength(2);
});

test('every other part is left as it is, with the same nonce', () => {
  expect(page).toContain('<script nonce="n">const context = 1</script>');
  expect(page.match(/<script nonce="n">/g)).toHaveLength(2);
});
