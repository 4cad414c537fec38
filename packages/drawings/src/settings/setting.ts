import { lightness } from '../colour.ts';
import type { Paint } from '../paint.ts';
import { randomFor } from '../random.ts';
import { drawCityStreet } from './city-street.ts';
import { drawCoastRoad } from './coast-road.ts';
import { drawForecourt } from './forecourt.ts';
import { drawHills } from './hills.ts';
import { drawStudio } from './studio.ts';

export const settingNames = ['studio', 'forecourt', 'coast-road', 'city-street', 'hills'] as const;
export type SettingName = (typeof settingNames)[number];

/** Where a vehicle's wheels are, in every setting. */
export const groundLine = 716;

/** Half of the adverts are photographed in a studio or on a forecourt, as dealers do. */
export function pickSetting(seed: number): SettingName {
  return randomFor(seed, 'setting').pick([
    'studio',
    'studio',
    'forecourt',
    'forecourt',
    'coast-road',
    'city-street',
    'hills',
  ]);
}

export function drawSetting(name: SettingName, seed: number, paint: Paint): string {
  const random = randomFor(seed, `setting ${name}`);
  switch (name) {
    case 'studio':
      return drawStudio(random, lightness(paint.base) > 0.78);
    case 'forecourt':
      return drawForecourt(random);
    case 'coast-road':
      return drawCoastRoad(random);
    case 'city-street':
      return drawCityStreet(random);
    case 'hills':
      return drawHills(random);
  }
}
