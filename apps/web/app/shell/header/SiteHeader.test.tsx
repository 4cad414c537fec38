import { type AnchorProps, LinkProvider } from '@forecourt/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { HeaderContentProps } from './HeaderContent.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const InApp = ({ href, children }: AnchorProps) => (
  <a href={href} data-in-app="">
    {children}
  </a>
);

function render(props: Partial<HeaderContentProps>): string {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <LinkProvider component={InApp}>
          <SiteHeader isMobile={false} sellSiteUrl={undefined} {...props} />
        </LinkProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub />);
}

test('supplied links replace the usual ones', () => {
  const links = [{ text: 'Only', mainLink: '/only', isOpen: false, children: [] }];
  const header = render({ links });
  expect(header).toContain('href="/only"');
  expect(header).not.toContain('href="/used-cars"');
});

test('a group that is itself a link has that link in its list', () => {
  const children = [{ text: 'Vans', link: '/vans', isRouter: true }];
  const header = render({ links: [{ text: 'All', mainLink: '/all', isOpen: false, children }] });
  expect(header).toMatch(/href="\/all".*href="\/vans"/s);
});

test('on a desktop every menu link opens without a page load', () => {
  expect(render({})).toContain('href="/classic-cars" data-in-app=""');
});

test('on a phone articles are loaded in full, and searches are not', () => {
  const header = render({ isMobile: true });
  expect(header).not.toContain('href="/classic-cars" data-in-app=""');
  expect(header).toContain('href="/used-cars" data-in-app=""');
});

test('selling and the account link to the configured sell site', () => {
  const header = render({ sellSiteUrl: 'https://sell.test' });
  expect(header).toContain('href="https://sell.test/"');
  expect(header).toContain('href="https://sell.test/my-adverts"');
});
