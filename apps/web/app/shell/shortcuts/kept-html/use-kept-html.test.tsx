import { exampleAdvert } from '@forecourt/domain/testing';
import { type LinkComponent, LinkProvider, SeoLinks } from '@forecourt/ui';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { buildResultCard } from '../../../parts/vehicle/build-result-card.ts';
import { ResultCard } from '../../../parts/vehicle/ResultCard.tsx';
import { FilterLink } from '../../../screens/buying/results/filters/FilterLink.tsx';
import { FooterContent } from '../../footer/FooterContent.tsx';
import { HeaderContent } from '../../header/HeaderContent.tsx';
import { RouterLink } from '../links/RouterLink.tsx';
import { findParts } from '../testing/find-parts.ts';
import { keepHtml } from './keep-html.server.ts';
import { type KeepHtml, KeepHtmlContext, useKeptHtml } from './use-kept-html.tsx';

const card = buildResultCard(exampleAdvert, {
  dealer: undefined,
  distance: null,
  verdict: null,
  now: new Date(),
});

interface CardProps {
  title?: string;
  href?: string;
  isPriority?: boolean;
}

function Card({ title = card.vehicle.title, href = '/advert', isPriority }: CardProps) {
  const shown = { ...card, vehicle: { ...card.vehicle, title } };
  return (
    <ResultCard
      channel="Car"
      card={shown}
      href={href}
      pictureSizes="304px"
      isPriority={isPriority}
      onHide={() => {}}
    />
  );
}

function render(element: ReactElement, keep: KeepHtml | null, link: LinkComponent = RouterLink): string {
  return renderToString(
    <KeepHtmlContext value={keep}>
      <LinkProvider component={link}>{element}</LinkProvider>
    </KeepHtmlContext>,
  );
}

const header = (
  <Inside Content={HeaderContent} isMobile={false} sellSiteUrl={undefined} currentPath="/used-cars" />
);
const moreSearches = (
  <Inside
    Content={SeoLinks}
    title="More cars for sale"
    subTitle=""
    tabs={[
      { title: 'Counties', isSelected: true, links: [{ text: 'Cars in Cork', href: '/used-cars/cork' }] },
      { title: 'Makes', isSelected: false, links: [{ text: 'Ford', href: '/used-cars/ford' }] },
    ]}
  />
);
const footer = <Inside Content={FooterContent} copyright="© 2026" holdsMadeUpMarket />;

function Inside<Props extends object>({
  Content,
  ...props
}: Props & { Content: React.ComponentType<Props> }) {
  return <div {...useKeptHtml(Content, props as unknown as Props)} />;
}

test.each([
  ['card', <Card key="card" />],
  ['first card', <Card key="first" isPriority />],
  ['header', header],
  ['footer', footer],
  ['list of more searches', moreSearches],
])('a %s from its kept HTML is the one that the browser renders', (_name, element) => {
  const rendered = render(element, null);
  expect(render(element, keepHtml)).toBe(rendered);
  expect(render(element, keepHtml)).toBe(rendered);
});

test('it is rendered once for the same props and links', () => {
  const keep = vi.fn(keepHtml);
  for (let time = 0; time < 2; time += 1) render(<Card />, keep);
  render(<Card />, keep, FilterLink);
  render(<Card title="Another" />, keep);
  expect(new Set(keep.mock.calls.map(([key]) => key)).size).toBe(3);
  expect(render(<Card />, keep, FilterLink)).toContain('data-follow="stay"');
});

test('the same card in another search is not rendered again, and links into that search', () => {
  const keep = vi.fn(keepHtml);
  const html = render(<Card href={'/search/x/advert?make=a&q="<b>'} />, keep);
  render(<Card href="/search/x/advert" />, keep);
  expect(new Set(keep.mock.calls.map(([key]) => key)).size).toBe(1);
  expect(html.match(/href="\/search\/x\/advert\?make=a&amp;q=&quot;&lt;b>"/g)).toHaveLength(2);
  expect(html).not.toContain('~');
});

/** They would be other ones in the HTML of a part that is rendered by itself. */
const hasIds = /\bid=\{[^}]*\bid\b|htmlFor=\{[^}]*\bid\b/;

test.each([
  'apps/web/app/parts/vehicle/ResultCard.tsx',
  'apps/web/app/shell/header/HeaderContent.tsx',
  'apps/web/app/shell/footer/FooterContent.tsx',
  'packages/ui/src/seo-links/SeoLinks.tsx',
])('no part of %s has a generated id, except in what a press opens', (path) => {
  const parts = findParts(path).filter(({ code }) => code.includes('useId(') && hasIds.test(code));
  expect(parts.map((part) => part.path).filter((each) => !each.endsWith('/HideMenu.tsx'))).toEqual([]);
});
