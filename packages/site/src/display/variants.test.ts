import { expect, it } from 'vitest';
import {
  buttonSizes,
  buttonTypes,
  contentPositions,
  flagTypes,
  iconSizes,
  infoCardTypes,
  legendTypes,
  mediaBadges,
  messageBannerBorders,
  messageBannerTypes,
  partnerCardTypes,
} from './variants.ts';

it.each([
  ['legend', legendTypes, 'advice review guide news featured'],
  ['media badge', mediaBadges, 'images video 360'],
  ['button', buttonTypes, 'primary secondary secondary-red tertiary'],
  ['button size', buttonSizes, 'sm lg'],
  ['message banner', messageBannerTypes, 'default informational warning critical success error'],
  ['message banner border', messageBannerBorders, 'top side'],
  ['flag', flagTypes, 'serp fpa'],
  ['content position', contentPositions, 'top middle bottom'],
  ['info card', infoCardTypes, 'column row-mobile row'],
  ['partner card', partnerCardTypes, 'horizontal vertical small'],
])('the variants of a %s have these names', (_, names, expected) => {
  expect(names.join(' ')).toBe(expected);
});

it('icons come in four sizes', () => {
  expect(iconSizes).toEqual({ sm: 16, md: 24, lg: 32, xl: 48 });
});
