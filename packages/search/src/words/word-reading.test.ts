import { searchableAttributes } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { ChannelSchema } from '../rows/channel-schema.ts';
import { Rows } from '../rows/rows.ts';
import { sampleAdvert } from '../testing/advert-sample.ts';
import { WordReading } from './word-reading.ts';
import { WordStream } from './word-stream.ts';

const trims = ['Luna', 'Sol', 'Škoda Édition', 'GT-Line', '1.6 TDCi'];

/** Reads a market of so many batches, of a few adverts each. */
function readMarket(batches: number) {
  const schema = new ChannelSchema('Car', searchableAttributes);
  const rows = new Rows(schema, 16);
  const words = new WordStream(schema.wordReader);
  const reading = new WordReading([{ texts: schema.texts, reader: schema.wordReader, words }]);
  const addBatch = (number: number) => {
    for (let index = number * 3; index < number * 3 + 3; index++) {
      const title = `Golf ${trims[index % 5]} number ${index}`;
      const advert = sampleAdvert(`ref${index}`, { title, description: `Clean, ${trims[(index * 7) % 5]}` });
      const values = schema.reader.read(advert);
      rows.append(advert, values);
      schema.texts.add(advert, values, rows.codes);
    }
    reading.add(0, schema.texts.take());
  };
  for (let number = 0; number < batches; number++) addBatch(number);
  return { schema, words, reading, addBatch };
}

const takeTurn = async () => {};

test('a thread of its own reads the same words as are read here', async () => {
  const here = readMarket(4);
  await here.reading.finish(takeTurn);
  const beside = readMarket(5);
  await beside.reading.finish(takeTurn);
  await beside.reading.close();
  expect(beside.words.image()).toHaveLength(5);
  expect(beside.words.image().slice(0, 4)).toEqual(here.words.image());
  const known = beside.schema.vocabulary.words;
  expect(known.slice(0, here.schema.vocabulary.words.length)).toEqual(here.schema.vocabulary.words);
  expect(known).toEqual(expect.arrayContaining(['golf', 'edition', '1.6', 'number', '14']));
});

test('what a thread has learnt is gone on from here', async () => {
  const { schema, reading } = readMarket(5);
  await reading.finish(takeTurn);
  await reading.close();
  const { vocabulary } = schema;
  const size = vocabulary.words.length;
  expect(vocabulary.read('golf number newword')).toBe(3);
  expect(Array.from(vocabulary.found.subarray(0, 3), (word) => vocabulary.words[word])).toEqual([
    'golf',
    'number',
    'newword',
  ]);
  expect(vocabulary.words).toHaveLength(size + 1);
});

test('a thread that ends too early is told of', async () => {
  const { reading, addBatch } = readMarket(5);
  await reading.close();
  addBatch(5);
  await expect(reading.finish(takeTurn)).rejects.toThrow('The thread that reads words has ended');
});

test('whoever is far ahead of the thread waits for it', async () => {
  const { reading, words } = readMarket(100);
  await reading.keepUp();
  expect(words.image().length).toBeGreaterThanOrEqual(36);
  await reading.finish(takeTurn);
  await reading.close();
  expect(words.image()).toHaveLength(100);
});

test('names that came when there were too many to number are found all the same', async () => {
  const schema = new ChannelSchema('Car', searchableAttributes);
  while (schema.texts.list.add('noise') > 0);
  const place = { ...sampleAdvert('any').place, town: 'Dún Laoghaire' };
  const advert = sampleAdvert('ref', { vehicle: { derivative: 'GT-Line' }, place });
  schema.texts.add(advert, schema.reader.read(advert), new Uint32Array(schema.attributes.length));
  const { words, ends } = schema.wordReader.read(schema.texts.take());
  const found = Array.from(words, (word) => schema.vocabulary.words[word]);
  expect(found.slice(0, ends[0])).toEqual(expect.arrayContaining(['gt', 'line', 'gtline']));
  expect(found.slice(ends[1])).toEqual(expect.arrayContaining(['dun', 'laoghaire', 'dunlaoghaire']));
});
