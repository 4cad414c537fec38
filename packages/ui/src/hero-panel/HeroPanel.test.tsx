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

test('its picture is loaded eagerly', () => {
  expect(renderToStaticMarkup(<HeroPanel imageUrl="/a">Hello</HeroPanel>)).toContain('loading="eager"');
});
