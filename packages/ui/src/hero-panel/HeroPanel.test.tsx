import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroPanel } from './HeroPanel.tsx';

test.each(['top', 'middle', 'bottom'] as const)('its content can be at the %s', (contentPosition) => {
  expect(
    renderToStaticMarkup(
      <HeroPanel imageUrl="/a" contentPosition={contentPosition}>
        Hello
      </HeroPanel>,
    ),
  ).toContain(`data-position="${contentPosition}">Hello`);
});

test('space for the advertisement is reserved before it loads', () => {
  expect(renderToStaticMarkup(<HeroPanel imageUrl="/a">Hello</HeroPanel>)).not.toContain('<aside');
  expect(
    renderToStaticMarkup(
      <HeroPanel imageUrl="/a" showDisplayAd>
        Hello
      </HeroPanel>,
    ),
  ).toContain('<aside');
});

test('a picture only for wide windows is not fetched if it is not shown', () => {
  const html = renderToStaticMarkup(
    <HeroPanel imageUrl="/a" isPictureWideOnly>
      Hello
    </HeroPanel>,
  );
  expect(html).toContain('data-picture="wide"');
  expect(html).toMatch(/<source media="\(max-width: 991px\)" srcSet="data:/);
});

test('its picture is loaded eagerly', () => {
  expect(renderToStaticMarkup(<HeroPanel imageUrl="/a">Hello</HeroPanel>)).toContain('loading="eager"');
});
