import { channels } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { knownNames } from '../names/known-names.ts';
import { guessChannel } from './guess-channel.ts';

it.each([
  ['Volkswagen', 'Golf', '', 'Car'],
  ['Volkswagen', 'Golf', 'Hatchback', 'Car'],
  ['Ford', 'Transit', '', 'Commercial'],
  ['FORD', 'TRANSIT CUSTOM 320 LIMITED', '', 'Commercial'],
  ['Opel', 'Vivaro', '', 'Commercial'],
  ['Mercedes-Benz', 'Sprinter 316', '', 'Commercial'],
  ['Toyota', 'Hilux', 'Pick-up', 'Commercial'],
  ['Isuzu', 'D-Max', '', 'Commercial'],
  ['Hyundai', 'Tucson Commercial', '', 'Commercial'],
  ['Volkswagen', 'Golf Van', '', 'Commercial'],
  ['Opel', 'Corsavan', '', 'Commercial'],
  ['Ford', 'Focus', 'Panel van', 'Commercial'],
  ['Ford', 'Focus', 'Tipper', 'Commercial'],
  ['Scania', 'R 450', '', 'Commercial'],
  ['Citroen', 'Berlingo', '', 'Commercial'],
  ['Citroen', 'Berlingo', 'MPV', 'Car'],
  ['Yamaha', 'MT-07', '', 'Bike'],
  ['Harley Davidson', 'Fat Boy', '', 'Bike'],
  ['Honda', 'CBR600RR', '', 'Bike'],
  ['Honda', 'Civic', '', 'Car'],
  ['Honda', 'CR-V', '', 'Car'],
  ['BMW', 'R 1250 GS', '', 'Bike'],
  ['BMW', '320d', '', 'Car'],
  ['BMW', 'X5', 'SUV', 'Car'],
  ['Suzuki', 'V-Strom 650', '', 'Bike'],
  ['Suzuki', 'Swift', '', 'Car'],
  ['Triumph', 'Tiger 900', '', 'Bike'],
  ['Triumph', 'Spitfire', '', 'Car'],
  ['Honda', 'X', 'Scooter', 'Bike'],
  ['Volkswagen', 'Multivan', '', 'Car'],
  ['Vauxhall', 'Vivaro', '', 'Commercial'],
  ['Piaggio', 'Porter', '', 'Commercial'],
  ['Piaggio', 'Zip', '', 'Bike'],
  ['Honda', 'CBR954RR', '', 'Bike'],
  ['Triumph', 'Zorg', '', 'Bike'],
  ['Suzuki', 'Across', '', 'Car'],
  ['', '', '', 'Car'],
  ['constructor', '__proto__', 'toString', 'Car'],
])('%s %s %s', (make, model, body, channel) => {
  expect(guessChannel(make, model, body)).toBe(channel);
});

it('finds each known model in a channel that has it', () => {
  const channelsOf = new Map<string, string[]>();
  for (const channel of channels)
    for (const { make, names, models } of knownNames(channel).makes.values())
      for (const key of names) {
        const name = `${make}\n${models.get(key)?.model}`;
        channelsOf.set(name, [...(channelsOf.get(name) ?? []), channel]);
      }
  const wrong = [...channelsOf].filter(([name, known]) => {
    const [make = '', model = ''] = name.split('\n');
    return !known.includes(guessChannel(make, model, ''));
  });
  expect(channelsOf.size).toBeGreaterThan(3000);
  expect(wrong.map(([name]) => name)).toEqual(['Ford\nConnect']);
});
