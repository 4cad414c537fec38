import { channels } from '@forecourt/domain';
import { describe, expect, it, test } from 'vitest';
import { modelsOf } from '../taxonomy.ts';
import { spellings } from './example-spellings.ts';
import { keyOfName, knownNames } from './known-names.ts';
import { makeAliases } from './make-aliases.ts';
import { makesWithAliases, modelAliasesOf } from './model-aliases.ts';
import { NameBook, type OwnName, type WrittenNames } from './name-book.ts';

const book = new NameBook();
const read = (written: Partial<WrittenNames>) =>
  book.read({ channel: 'Car', make: 'Ford', model: 'Focus', derivative: null, ...written });

test('there are enough real spellings', () => expect(spellings.length).toBeGreaterThan(250));

it.each(spellings)('reads the $channel $make, $model as $meant', ({ channel, make, model, meant }) => {
  const names = read({ channel, make, model });
  const version = names.derivative === null ? '' : `: ${names.derivative}`;
  expect(`${names.make} ${names.model}${version}`).toBe(meant);
});

describe('a known name', () => {
  const known = channels.flatMap((channel) =>
    [...knownNames(channel).makes.values()].flatMap(({ make, models, names }) =>
      names.map((key) => ({ channel, make, model: models.get(key)?.model ?? '' })),
    ),
  );
  const ways: readonly ((name: string) => string)[] = [
    (name) => name,
    (name) => name.toUpperCase(),
    (name) => name.toLowerCase(),
    (name) => name.replace(/[ .-]/g, ''),
    (name) => name.replaceAll(' ', '-'),
    (name) => name.replaceAll('-', ' '),
    (name) => `  ${name} `,
  ];

  it('is never turned into another known model, in any spelling', () => {
    expect(known.length).toBeGreaterThan(2500);
    const changed = known.flatMap((name) =>
      ways.flatMap((way) => {
        const { make, model, derivative } = read({ ...name, make: way(name.make), model: way(name.model) });
        const isSame = make === name.make && model === name.model && derivative === null;
        return isSame ? [] : [`${way(name.make)} ${way(name.model)} became ${make} ${model} ${derivative}`];
      }),
    );
    expect(changed).toEqual([]);
  });

  it('keeps its version', () => {
    expect(read({ model: 'Focus', derivative: '1.0 Titanium' }).derivative).toBe('1.0 Titanium');
  });

  it('parses its own answer the same way', () => {
    for (const spelling of spellings) {
      const once = read(spelling);
      const again = read({ ...spelling, ...once });
      expect(again).toMatchObject({ make: once.make, model: once.model, derivative: once.derivative });
    }
  });
});

describe('the version', () => {
  it('gets the words after the model at its start', () => {
    expect(read({ model: 'Focus ST', derivative: '2.3 280PS' }).derivative).toBe('ST 2.3 280PS');
  });

  it('does not repeat words that it has', () => {
    expect(read({ make: 'BMW', model: '320d', derivative: '320d M Sport' }).derivative).toBe('320d M Sport');
  });

  it('stays within the limits of an advert', () => {
    const derivative = 'x'.repeat(118);
    expect(read({ model: 'Focus Titanium', derivative }).derivative).toBe(derivative);
  });
});

describe('a typing error', () => {
  it('is reported', () => {
    expect(read({ model: 'Focsu' }).remarks).toEqual(['Model "Focsu" is read as Focus']);
    expect(read({ make: 'Hyundia', model: 'Kona' }).remarks).toEqual(['Make "Hyundia" is read as Hyundai']);
  });

  it('is only assumed if one name is nearest', () => {
    expect(read({ make: 'Toyota', model: 'Corlla' }).model).toBe('Corolla');
    expect(read({ make: 'Seat', model: 'Aroxa' })).toMatchObject({ model: 'Aroxa', isKnownModel: false });
  });

  it('is not another number', () => {
    for (const model of ['209', '2009', '50008'])
      expect(read({ make: 'Peugeot', model })).toMatchObject({ model, isKnownModel: false });
  });

  it('is not reported for an alias', () =>
    expect(read({ make: 'VW', model: 'Golf GTI' }).remarks).toEqual([]));
});

describe('an unknown name', () => {
  it('keeps its words', () => {
    const names = read({ make: 'Zorg', model: 'Fhloston 5', derivative: 'Paradise' });
    expect(names).toEqual({
      make: 'Zorg',
      model: 'Fhloston 5',
      derivative: 'Paradise',
      remarks: [],
      isKnownMake: false,
      isKnownModel: false,
    });
  });

  it.each(['🚗', '!!!', '..', 'مرسيدس', 'ireland', 'a/b?c=d'])('may be %s', (name) => {
    expect(read({ make: name, model: name })).toMatchObject({ make: name, model: name });
  });
});

describe("the operator's table", () => {
  const line = (own: Partial<OwnName>): OwnName => ({
    channel: null,
    make: '',
    model: null,
    toMake: '',
    toModel: null,
    ...own,
  });
  const own = new NameBook([
    line({ make: 'Vauxhall', toMake: 'Opel' }),
    line({ make: 'Ford', model: 'Focus RS', toMake: 'Ford', toModel: 'Focus RS' }),
    line({ make: 'Zorg', toMake: 'ZORG Industries' }),
    line({ channel: 'Bike', make: 'Honda', model: 'Cub', toMake: 'Honda', toModel: 'Super Cub C125' }),
  ]);
  const readOwn = (written: Partial<WrittenNames>) =>
    own.read({ channel: 'Car', make: '', model: '', derivative: null, ...written });

  it('takes precedence over everything else', () => {
    expect(readOwn({ make: 'VAUXHALL', model: 'Corsa SXi' })).toMatchObject({ make: 'Opel', model: 'Corsa' });
    expect(readOwn({ make: 'Ford', model: 'focus-rs' })).toMatchObject({ make: 'Ford', model: 'Focus RS' });
    expect(readOwn({ make: 'zorg', model: 'F5' })).toMatchObject({ make: 'ZORG Industries', model: 'F5' });
  });

  it('may apply to only one channel', () => {
    expect(readOwn({ channel: 'Bike', make: 'Honda', model: 'cub' }).model).toBe('Super Cub C125');
    expect(readOwn({ make: 'Honda', model: 'cub' }).model).toBe('cub');
  });
});

describe('the tables', () => {
  it('name known makes', () => {
    const makes = new Set(channels.flatMap((channel) => [...knownNames(channel).makes.keys()]));
    for (const { make } of makeAliases) expect(makes, make).toContain(keyOfName(make));
  });

  it('confuse no makes, and contain no redundant entries', () => {
    const makes = new Set(channels.flatMap((channel) => [...knownNames(channel).makes.keys()]));
    expect(makeAliases.filter(({ written }) => makes.has(keyOfName(written)))).toEqual([]);
    const needless = channels.flatMap((channel) =>
      makesWithAliases(channel).flatMap((make) => {
        const names = new Set(knownNames(channel).makes.get(keyOfName(make))?.names);
        return modelAliasesOf(channel, make).filter(({ written }) => names.has(keyOfName(written)));
      }),
    );
    expect(needless).toEqual([]);
  });

  it('lead to known models', () => {
    const lost = channels.flatMap((channel) =>
      makesWithAliases(channel).flatMap((make) => {
        const known = knownNames(channel).makes.get(keyOfName(make));
        return modelAliasesOf(channel, make)
          .filter(({ model }) => known?.models.get(keyOfName(model))?.model !== model)
          .map(({ written, model }) => `${channel} ${make}: ${written}=${model}`);
      }),
    );
    expect(lost).toEqual([]);
  });

  it('write every model of the taxonomy as the taxonomy does', () => {
    for (const channel of channels)
      for (const { make, model } of modelsOf(channel))
        expect(knownNames(channel).makes.get(keyOfName(make))?.models.get(keyOfName(model))).toEqual({
          model,
          rest: '',
        });
  });
});
