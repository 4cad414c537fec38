import { type SearchableAdvert, searchableAttributes } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { ChannelSchema } from '../rows/channel-schema.ts';
import { Rows } from '../rows/rows.ts';
import { sampleAdvert } from '../testing/advert-sample.ts';
import { docsInBatch } from './advert-texts.ts';
import { WordLoader } from './word-loader.ts';
import { WordStream } from './word-stream.ts';

const trims = ['Luna', 'Sol', 'Škoda Édition', 'GT-Line', '1.6 TDCi'];

/** Reads a market of this many batches, with a few adverts each. */
function readMarket(batches: number) {
  const schema = new ChannelSchema('Car', searchableAttributes);
  const rows = new Rows(schema, 16);
  const words = new WordStream(schema.wordReader);
  const parts = { texts: schema.texts, reader: schema.wordReader, words };
  const loader = new WordLoader([parts], 4 * docsInBatch);
  const addBatch = (number: number) => {
    for (let index = number * 3; index < number * 3 + 3; index++) {
      const title = `Golf ${trims[index % 5]} number ${index}`;
      const advert = sampleAdvert(`ref${index}`, { title, description: `Clean, ${trims[(index * 7) % 5]}` });
      const values = schema.reader.read(advert);
      rows.append(advert, values);
      schema.texts.add(advert, values, rows.codes);
    }
    loader.add(0);
  };
  for (let number = 0; number < batches; number++) addBatch(number);
  return { schema, words, loader, addBatch };
}

const takeTurn = async () => {};

test('a worker thread reads the same words as this thread', async () => {
  const here = readMarket(4);
  await here.loader.finish(takeTurn);
  const beside = readMarket(5);
  await beside.loader.finish(takeTurn);
  await beside.loader.close();
  expect(beside.words.image()).toHaveLength(5);
  expect(beside.words.image().slice(0, 4)).toEqual(here.words.image());
  const known = beside.schema.vocabulary.words;
  expect(known.slice(0, here.schema.vocabulary.words.length)).toEqual(here.schema.vocabulary.words);
  expect(known).toEqual(expect.arrayContaining(['golf', 'edition', '1.6', 'number', '14']));
});

test('this thread continues from what the worker has learnt', async () => {
  const { schema, loader } = readMarket(5);
  await loader.finish(takeTurn);
  await loader.close();
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

test('a worker thread that ends too early is reported', async () => {
  const { loader, addBatch } = readMarket(5);
  await loader.close();
  addBatch(5);
  await expect(loader.finish(takeTurn)).rejects.toThrow('The thread that reads words has ended');
});

test('a caller far ahead of the worker thread waits for it', async () => {
  const { loader, words } = readMarket(100);
  await loader.keepUp();
  expect(words.image().length).toBeGreaterThanOrEqual(36);
  await loader.finish(takeTurn);
  await loader.close();
  expect(words.image()).toHaveLength(100);
});

test('names beyond the numbering limit are still found', async () => {
  const schema = new ChannelSchema('Car', searchableAttributes);
  while (schema.texts.names.add('noise') > 0);
  const place = { ...sampleAdvert('any').place, town: 'Dún Laoghaire' };
  const advert = sampleAdvert('ref', { vehicle: { derivative: 'GT-Line' }, place });
  schema.texts.add(advert, schema.reader.read(advert), new Uint32Array(schema.attributes.length));
  const { words, ends } = schema.wordReader.read(schema.texts.take());
  const found = Array.from(words, (word) => schema.vocabulary.words[word]);
  expect(found.slice(0, ends[0])).toEqual(expect.arrayContaining(['gt', 'line', 'gtline']));
  expect(found.slice(ends[1])).toEqual(expect.arrayContaining(['dun', 'laoghaire', 'dunlaoghaire']));
});

test('the leftovers of an advert that cannot be read do not reach the next one', () => {
  const schema = new ChannelSchema('Car', searchableAttributes);
  const codes = new Uint32Array(schema.attributes.length);
  const add = (advert: SearchableAdvert) => schema.texts.add(advert, schema.reader.read(advert), codes);
  const broken = {
    ...sampleAdvert('broken', { title: 'Broken', vehicle: { model: 'Escort' } }),
    description: null,
  };
  add(sampleAdvert('first', { title: 'First' }));
  expect(() => add(broken as unknown as SearchableAdvert)).toThrow();
  add(sampleAdvert('second', { title: 'Second' }));
  const { words, ends } = schema.wordReader.read(schema.texts.take());
  const naming = Array.from(words.subarray(ends[2], ends[3]), (word) => schema.vocabulary.words[word]);
  expect(naming).toEqual(['ford', 'focus', 'second']);
});
