import { expect, it } from 'vitest';
import { findMarkupFault } from '../svg-balance.ts';
import { drawBrandPicture } from './draw-brand-picture.ts';
import { drawPlaceholder } from './draw-placeholder.ts';

it.each(['Car', 'Commercial', 'Bike'] as const)('a %s without pictures has a placeholder', (channel) => {
  const svg = drawPlaceholder(channel);
  expect(findMarkupFault(svg)).toBeNull();
  expect(svg).not.toMatch(/NaN|undefined/);
});

it('each channel has its own placeholder', () => {
  expect(new Set((['Car', 'Commercial', 'Bike'] as const).map(drawPlaceholder)).size).toBe(3);
});

it('the sharing picture is 1200 by 630, as social networks require', () => {
  const svg = drawBrandPicture();
  expect(findMarkupFault(svg)).toBeNull();
  expect(svg).toContain('viewBox="0 0 1200 630"');
});
