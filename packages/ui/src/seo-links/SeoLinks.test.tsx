import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SeoLinks } from './SeoLinks.tsx';

const tab = (title: string, isSelected: boolean) => ({
  title,
  isSelected,
  links: [{ text: `${title} link`, href: `/${title}` }],
});

const checked = (html: string) =>
  [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input.includes('checked'));

test('one tab is selected: the marked one, or the first', () => {
  const render = (tabs: ReturnType<typeof tab>[]) =>
    checked(renderToStaticMarkup(<SeoLinks title="Popular" subTitle="" tabs={tabs} />));
  expect(render([tab('a', false), tab('b', true)])).toEqual([false, true]);
  expect(render([tab('a', false), tab('b', false)])).toEqual([true, false]);
});

test('the links of every tab are in the page', () => {
  const html = renderToStaticMarkup(
    <SeoLinks title="Popular" subTitle="" tabs={[tab('a', true), tab('b', false)]} />,
  );
  expect(html).toContain('href="/a"');
  expect(html).toContain('href="/b"');
});
