import { exampleAdvert, fakeServices } from '@forecourt/services/testing';
import { describe, expect, it } from 'vitest';
import type { AnswerPart, ToolView } from '../tool-view.ts';
import { loadValuation } from './load-valuation.server.ts';

const example = exampleAdvert();
const octavias = Array.from({ length: 20 }, (_, index) =>
  exampleAdvert({
    publicReference: String(index + 1).padStart(12, '0'),
    price: 16_000 - index * 150,
    vehicle: {
      ...example.vehicle,
      mileage: 50_000 + index * 5000,
      registration: `191-D-${1000 + index}`,
    },
  }),
);
const saab = exampleAdvert({
  publicReference: '000000000099',
  vehicle: { ...example.vehicle, make: 'Saab', model: '9-5', registration: '07-C-4321', year: 2007 },
});
const services = fakeServices([...octavias, saab]);

function value(query: string, path = '/car-valuation'): Promise<ToolView> {
  const now = new Date('2026-11-15T12:00:00Z');
  return loadValuation({ params: new URLSearchParams(query), services, path, now });
}

const part = <Kind extends AnswerPart['kind']>(view: ToolView, kind: Kind) =>
  view.parts.find((each): each is Extract<AnswerPart, { kind: Kind }> => each.kind === kind);
const field = (view: ToolView, name: string) => {
  const found = view.form.fields.find((each) => each.name === name);
  return found && 'value' in found ? found.value : undefined;
};
const words = (view: ToolView) => part(view, 'words')?.words;

describe('a valuation', () => {
  it('requires nothing before anything is entered, and values an example', async () => {
    for (const query of ['', 'kind=car&plate=&make=&model=&year=&fuel=Diesel']) {
      const view = await value(query);
      expect(view).toMatchObject({ example: 'A 2021 Škoda Octavia', form: { isAsked: false } });
      expect(part(view, 'figures')?.figures).toHaveLength(3);
      expect(view.form.fields.filter(({ error }) => error)).toEqual([]);
    }
  });

  it('lists what it shows where no example can be valued', async () => {
    const view = await value('kind=bike');
    expect(view.parts).toEqual([expect.objectContaining({ title: 'What you’ll get' })]);
  });

  it('goes step by step: a make loads its models', async () => {
    const view = await value('make=skoda');
    const model = view.form.fields.find(({ name }) => name === 'model');
    expect(model?.kind === 'choice' && model.options.map(({ label }) => label)).toEqual([
      'Choose a model',
      'Octavia',
    ]);
    expect(words(view)).toBe('Now enter the model and the year.');
  });

  it('gives three prices with ranges, and states their basis', async () => {
    const view = await value('make=skoda&model=octavia&year=2019&mileage=80000&fuel=Diesel');
    expect(part(view, 'figures')?.figures.map(({ label }) => label)).toEqual([
      'Private sale',
      'Dealer price',
      'Trade-in',
    ]);
    expect(words(view)).toMatch(/^Based on 20 adverts from 2019, diesel, all for sale now\./);
    expect(view.explained?.working.length).toBeGreaterThan(3);
  });

  it('draws and lists the adverts, the most similar first', async () => {
    const view = await value('make=skoda&model=octavia&year=2019&mileage=80000');
    expect(part(view, 'scatter')?.points).toHaveLength(20);
    const list = part(view, 'adverts');
    expect(list?.title).toBe('The 5 closest of 20 adverts');
    expect(list?.rows[0]?.picture?.imageUrl).toContain('/media/');
    expect(list?.rows[0]?.facts).toContain('80,000 km');
    expect(list?.more?.href).toContain('list=all');
  });

  it('lists all of them on request', async () => {
    const list = part(await value('make=skoda&model=octavia&year=2019&list=all'), 'adverts');
    expect(list).toMatchObject({ title: 'The 20 adverts behind it', more: null });
    expect(list?.rows).toHaveLength(20);
  });

  it('falls with mileage and with age', async () => {
    const lines = part(await value('make=skoda&model=octavia&year=2019&mileage=80000'), 'lines');
    const pricesOf = (chart: string) =>
      lines?.charts
        .find(({ title }) => title === chart)
        ?.table.rows.map(({ cells }) => Number(cells.at(-1)?.replace(/\D/g, ''))) ?? [];
    for (const chart of ['With fewer or more kilometres', 'If you keep it']) {
      const prices = pricesOf(chart);
      expect(prices).toHaveLength(7);
      expect(prices).toEqual(prices.toSorted((a, b) => b - a));
      expect(prices.at(-1)).toBeLessThan(prices[0] ?? 0);
    }
  });

  it('gives the number of adverts if there are too few', async () => {
    expect(words(await value('make=saab&model=9-5&year=2007'))).toMatch(
      /^We found only 1 advert to compare with a 2007 Saab 9-5 at the moment. We need at least 6/,
    );
  });
});

describe('a vehicle beyond the adverts', () => {
  const octavia = 'make=skoda&model=octavia&year=2019';

  it('with many times their highest mileage gets no figure', async () => {
    const view = await value(`${octavia}&mileage=2900000`);
    expect(part(view, 'figures')).toBeUndefined();
    expect(words(view)).toContain('none with anything like 2,900,000 km: the highest has 145,000 km');
  });

  it('with slightly more mileage gets one, with a warning', async () => {
    const view = await value(`${octavia}&mileage=160000`);
    expect(part(view, 'figures')).toBeDefined();
    expect(words(view)).toMatch(/^None of these has that many kilometres: the highest has 145,000 km\./);
  });

  it('with a fuel that none of them has gets no figure', async () => {
    const view = await value(`${octavia}&fuel=Electric`);
    expect(part(view, 'figures')).toBeUndefined();
    expect(words(view)).toContain('20 adverts to compare with a 2019 Škoda Octavia, but none is electric');
  });

  it('with a gearbox that none of them has gets a warning', async () => {
    const other = example.vehicle.transmission === 'Manual' ? 'Automatic' : 'Manual';
    const view = await value(`${octavia}&transmission=${other}`);
    expect(words(view)).toMatch(new RegExp(`^None of these is ${other.toLowerCase()}\\.`));
  });
});

describe('a plate', () => {
  it('fills in what an earlier advert says', async () => {
    const view = await value('plate=191 d 1003');
    expect(['make', 'model', 'year', 'mileage', 'fuel'].map((name) => field(view, name))).toEqual([
      'skoda',
      'octavia',
      '2019',
      '65000',
      'Diesel',
    ]);
    expect(part(view, 'figures')).toBeDefined();
    expect(view.form.kept).toEqual([['of', '191-D-1003']]);
  });

  it('keeps the mileage that was given with it', async () => {
    const view = await value('plate=191-D-1003&mileage=99000');
    expect(field(view, 'mileage')).toBe('99000');
    expect(field(view, 'make')).toBe('skoda');
  });

  it('of another vehicle replaces what the last one filled in', async () => {
    const view = await value('plate=191-D-1004&of=191-D-1003&make=skoda&model=octavia&mileage=65000');
    expect(field(view, 'mileage')).toBe('70000');
  });

  it('does so once: later changes stay', async () => {
    const view = await value('plate=191-D-1003&of=191-D-1003&make=skoda&model=octavia&mileage=120000');
    expect(field(view, 'mileage')).toBe('120000');
  });

  it('that was never advertised gives its year', async () => {
    const view = await value('plate=182-C-5&make=skoda');
    expect(field(view, 'year')).toBe('2018');
    expect(words(view)).toContain('first registered between July 2018 and December 2018');
  });

  it('that was never advertised marks what it does not give', async () => {
    const { form } = await value('plate=182-C-5');
    const marked = form.fields.filter(({ error }) => error).map(({ name }) => name);
    expect(marked).toEqual(['make', 'model']);
  });

  it('that was never advertised requires nothing more if the vehicle is described', async () => {
    const view = await value('plate=191-C-5&make=skoda&model=octavia');
    expect(words(view)).toMatch(/so the figure is based on what you enter\.$/);
    expect(part(view, 'figures')).toBeDefined();
  });

  it('overrides another typed year, and says so', async () => {
    const view = await value('plate=151-C-12345&year=2019&make=skoda&model=octavia');
    expect(field(view, 'year')).toBe('2015');
    expect(words(view)).toBe('You entered 2019, but 151-C-12345 is a 2015 plate, so we used that.');
  });

  it('does not report a conflict with the year that the previous plate filled in', async () => {
    const view = await value('plate=151-C-12345&of=191-C-5&year=2019&make=skoda&model=octavia');
    expect(words(view)).not.toContain('You gave');
  });

  it('that cannot be read is kept and refused with a sentence', async () => {
    const view = await value('plate=hello&make=skoda');
    expect(field(view, 'plate')).toBe('hello');
    expect(view.form.fields.find(({ name }) => name === 'plate')?.error).toMatch(/^We can’t read that plate/);
    expect(field(view, 'make')).toBe('skoda');
  });
});

describe('an advert', () => {
  it('is shown with its rating and every advert that it was compared with, without itself', async () => {
    const view = await value('advert=000000000004&list=all');
    const table = part(view, 'table');
    expect(table?.rows.filter(({ isChosen }) => isChosen)).toHaveLength(1);
    const list = part(view, 'adverts');
    expect(list?.rows).toHaveLength(services.pricing.rate(octavias[3] ?? example)?.comparables ?? -1);
    expect(list?.rows.map(({ key }) => key)).not.toContain('000000000004');
  });

  it('that has left the market leaves the form empty', async () => {
    expect((await value('advert=zzzzzzzzzzzz')).summary).toEqual((await value('')).summary);
  });
});

it('on another page is a short form that leads to the answer', async () => {
  const view = await value('plate=191-D-1003', '/sell-my-car');
  expect(view.form.action).toBe('/car-valuation');
  expect(view.form.fields.map(({ name }) => name)).toEqual(['plate', 'mileage']);
});
