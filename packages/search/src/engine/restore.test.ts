import { deserialize, serialize } from 'node:v8';
import { type Channel, channels } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { sampleAdvert } from '../testing/advert-sample.ts';
import { MemoryEngine } from './memory-engine.ts';

const options = { today: () => '2026-11-15' };
const colours = ['red', 'green', 'blue', 'white', 'black'];
/** Enough that the words of a channel span several arrays. */
const adverts = Array.from({ length: 6000 }, (_, index) => {
  const channel: Channel = index % 6 === 0 ? 'Commercial' : index % 6 === 1 ? 'Bike' : 'Car';
  return sampleAdvert(`ref${index}`, {
    channel,
    title: `${colours[index % 5]} ${channel} number ${index % 700}`,
  });
});

/**
 * Node returns arrays aligned to their element width as views onto the memory that was read, and copies the
 * others: which ones depends on how many bytes come before.
 */
test.each([0, 1, 2, 3])('a large market stored after %i bytes has all its words', async (bytesBefore) => {
  const first = new MemoryEngine(options);
  const images: Buffer[] = [];
  await first.rebuild(adverts, 1, (market) =>
    images.push(serialize([' '.repeat(bytesBefore), market.image()])),
  );
  const second = new MemoryEngine(options);
  for (const image of images) await second.restore(deserialize(image)[1], 1);
  for (const channel of channels) {
    for (const words of [...colours, 'number', '69']) {
      const query = { channel, words };
      expect(await second.search(query)).toEqual(await first.search(query));
    }
  }
});
