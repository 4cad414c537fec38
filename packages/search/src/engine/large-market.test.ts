import { searchableAttributes } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { sampleAdvert } from '../testing/advert-sample.ts';
import { NaiveEngine } from '../testing/naive-engine.ts';
import type { MarketImage } from './loading.ts';
import { MemoryEngine } from './memory-engine.ts';

const today = '2026-11-15';
const { place } = sampleAdvert('any');
/** Several batches of words, with common names and rare ones. */
const adverts = Array.from({ length: 3000 }, (_, index) =>
  sampleAdvert(`ref${index}`, {
    channel: index % 6 === 0 ? 'Bike' : 'Car',
    description: index % 7 === 0 ? 'Never towed, 1.6' : '',
    vehicle: {
      colour: index % 2 === 0 ? 'Red' : 'Blue',
      equipment: index % 3 === 0 ? ['Tow bar'] : [],
      derivative: `Édition ${index % 450}`,
    },
    place: { ...place, county: index % 5 === 0 ? 'Cork' : 'Dublin', town: `Town ${index % 550}` },
  }),
);
const naive = new NaiveEngine(searchableAttributes, today);
naive.rebuild(adverts);

async function expectRightAnswers(engine: MemoryEngine) {
  for (const words of ['red', 'towbar cork', 'edition449', 'town549', '7', '1.6 blue']) {
    const { total, hits } = await engine.search({ channel: 'Car', words });
    const expected = naive.search({ channel: 'Car', words });
    expect({ words, total, hits }).toEqual({ words, total: expected.total, hits: expected.hits });
    expect(total).toBeGreaterThan(0);
  }
}

test.each([
  ['here', 1 << 12],
  ['in a thread of their own', 1 << 10],
])(
  'a market whose words are read %s is found by its names, also after it is restored',
  async (_, mostReadHere) => {
    const engine = new MemoryEngine({ today: () => today, mostReadHere });
    const images: MarketImage[] = [];
    await engine.rebuild(adverts, 1, (market) => images.push(market.image()));
    await expectRightAnswers(engine);
    const kept = new MemoryEngine({ today: () => today });
    for (const image of images) await kept.restore(image, 1);
    await expectRightAnswers(kept);
  },
  30_000,
);
