import { expect, it } from 'vitest';
import { channels } from '../../channel/channel.ts';
import { bodyTypes } from '../../vehicle/vehicle-options.ts';
import { listShots } from './shot-list.ts';

it.each([
  ['Car', 'Estate', /seats up and down/],
  ['Car', 'Convertible', /Roof up/],
  ['Car', '', /^Boot$/],
  ['Commercial', 'Tipper', /Body raised/],
  ['Commercial', 'Large Van', /Load space/],
  ['Bike', 'Scooter', /Under the seat/],
] as const)('a %s with body %s is shown as its buyers look at it', (channel, body, shot) => {
  expect(listShots(channel, body).map(({ name }) => name)).toContainEqual(expect.stringMatching(shot));
});

it('every body has a list that fits the photos an advert may have, each shot once', () => {
  for (const channel of channels) {
    for (const body of bodyTypes[channel]) {
      const names = listShots(channel, body).map(({ name }) => name);
      expect(names.length).toBeGreaterThan(7);
      expect(names.length).toBeLessThan(15);
      expect(new Set(names).size).toBe(names.length);
    }
  }
});
