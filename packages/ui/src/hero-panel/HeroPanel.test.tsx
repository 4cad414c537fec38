import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroPanel } from './HeroPanel.tsx';

test.each(['top', 'middle', 'bottom'] as const)('its content can stand at the %s', (contentPosition) => {
  expect(
    renderToStaticMarkup(
      <HeroPanel imageUrl="/a" contentPosition={contentPosition}>
        Hello
      </HeroPanel>,
    ),
  ).toContain(`data-position="${contentPosition}">Hello`);
});

test('room for the advertisement is there before the advertisement', () => {
  expect(renderToStaticMarkup(<HeroPanel imageUrl="/a">Hello</HeroPanel>)).not.toContain('<aside');
  expect(
    renderToStaticMarkup(
      <HeroPanel imageUrl="/a" showDisplayAd>
        Hello
      </HeroPanel>,
    ),
  ).toContain('<aside');
});

test('it is as high as a home page wants it, or low', () => {
  expect(renderToStaticMarkup(<HeroPanel imageUrl="/a">Hello</HeroPanel>)).toContain('data-height="full"');
  expect(
    renderToStaticMarkup(
      <HeroPanel imageUrl="/a" height="low">
        Hello
      </HeroPanel>,
    ),
  ).toContain('data-height="low"');
});

test('a picture for wide windows only is not fetched where it is not shown', () => {
  const html = renderToStaticMarkup(
    <HeroPanel imageUrl="/a" isPictureWideOnly>
      Hello
    </HeroPanel>,
  );
  expect(html).toContain('data-picture="wide"');
  expect(html).toContain('loading="lazy"');
});

test('its picture is wanted at once', () => {
  expect(renderToStaticMarkup(<HeroPanel imageUrl="/a">Hello</HeroPanel>)).toContain('loading="eager"');
});
