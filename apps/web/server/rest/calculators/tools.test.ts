import { dublinDay } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/services/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const example = exampleAdvert();
const octavia = (number: number, price: number, mileage: number) =>
  exampleAdvert({
    publicReference: String(number).padStart(12, '0'),
    price,
    vehicle: {
      ...example.vehicle,
      mileage,
      registration: `191-D-${1000 + number}`,
      motorTax: 190,
      co2: 105,
    },
  });
const adverts = [
  ...Array.from({ length: 12 }, (_, index) =>
    octavia(index + 1, 15_000 - index * 100, 60_000 + index * 5000),
  ),
  exampleAdvert({
    publicReference: '000000000099',
    vehicle: { ...example.vehicle, make: 'Saab', model: '9-5', registration: '07-C-4321', year: 2007 },
  }),
];
const { app } = createTestApp({ adverts });
const thisYear = dublinDay(new Date()).year;

async function ask(path: string) {
  const response = await app.request(`/rest/1.0/${path}`);
  return { status: response.status, body: await response.json() };
}

async function refusal(path: string): Promise<string> {
  const { status, body } = await ask(path);
  expect(status).toBe(400);
  return body.error.message;
}

describe('a valuation', () => {
  it('returns three prices, the adverts behind them and how they were calculated', async () => {
    const { body } = await ask('Car/valuation?make=skoda&model=octavia&year=2019&mileage=80000&fuel=Diesel');
    expect(body.comparables.count).toBe(12);
    expect(body.valuation.dealer.price).toBeGreaterThan(10_000);
    expect(body.valuation.comparables).toHaveLength(12);
    expect(body.valuation.working.length).toBeGreaterThan(3);
    expect(body.valuation.sources[0].kind).toBe('market');
  });

  it('reads the year from a plate', async () => {
    const { body } = await ask('Car/valuation?make=skoda&model=octavia&plate=191-D-1');
    expect(body.valuation.basis).toMatchObject({ minYear: 2017, maxYear: 2021 });
  });

  it('needs only the plate of a vehicle that was advertised', async () => {
    const { body } = await ask('Car/valuation?plate=191-D-1003');
    expect(body.valuation.comparablesFound).toBe(12);
    expect(body.valuation.assumed).not.toContain('mileage');
    expect(await refusal('Car/valuation?plate=191-D-77')).toBe(
      'make: is required, because this plate was not advertised here.',
    );
  });

  it('is null if too few are for sale, and says how many there are', async () => {
    const { body } = await ask('Car/valuation?make=saab&model=9-5&year=2007');
    expect(body).toMatchObject({ valuation: null, comparables: { count: 1 } });
  });

  it.each([
    ['model=golf&year=2019', 'make: is required.'],
    ['make=vw&model=golf', 'year: a year or a plate is required.'],
    [
      'make=vw&model=golf&year=2019&km=3',
      '"km" is not a parameter of this call; the parameters are: plate, make, model',
    ],
    ['make=vw&model=golf&year=soon', `year: must be a whole number from 1950 to ${thisYear}.`],
    ['make=vw&model=golf&year=2019&fuel=steam', 'fuel: "steam" is not valid; must be one of Petrol'],
    ['make=vw&model=golf&plate=ZV123', 'plate: it shows no year, so the year is required as well.'],
    ['make=vw&model=golf&year=2019&body=boat', 'body: must be one of Hatchback'],
  ])('of %s is refused with a sentence', async (query, words) => {
    expect(await refusal(`Car/valuation?${query}`)).toContain(words);
  });
});

describe('a price rating', () => {
  it('returns the step, the thresholds and the comparable adverts', async () => {
    const { body } = await ask('Car/price-rating/000000000001');
    expect(body.rating).toMatchObject({ comparables: 11, thresholds: { great: expect.any(Number) } });
    expect(body.comparedWith).toHaveLength(11);
  });

  it('is null if too few are for sale', async () => {
    expect((await ask('Car/price-rating/000000000099')).body).toEqual({ rating: null, comparedWith: [] });
  });

  it('of an unknown advert is 404', async () => {
    expect((await ask('Car/price-rating/zzzzzzzzzzzz')).status).toBe(404);
  });
});

describe('running costs', () => {
  it('of an advert depend on the distance', async () => {
    const less = await ask('Car/running-costs/000000000001?km=5000');
    const more = await ask('Car/running-costs/000000000001?km=30000');
    expect(more.body.total).toBeGreaterThan(less.body.total);
    expect(more.body.parts[0]).toEqual({ part: 'motor-tax', label: 'Motor tax', amount: 190 });
  });

  it('use the visitor’s fuel price', async () => {
    const energy = async (query: string) =>
      (await ask(`Car/running-costs/000000000001?${query}`)).body.parts.find(
        ({ part }: { part: string }) => part === 'energy',
      ).amount;
    expect(await energy('diesel=2')).toBeGreaterThan(await energy('diesel=1.5'));
  });

  it('include insurance at the average or at a given premium', async () => {
    const total = async (query: string) =>
      (await ask(`Car/running-costs/000000000001?${query}`)).body.total as number;
    const without = await total('');
    expect((await total('insurance=average')) - without).toBe(623);
    expect((await total('premium=900')) - without).toBe(900);
  });

  it('are calculated for a vehicle that is only described', async () => {
    const { body } = await ask('Car/running-costs?make=skoda&model=octavia&year=2019&fuel=diesel');
    expect(body.assumed).toMatch(/^Based on 12 similar adverts: 105 g\/km of CO₂\.$/);
    expect(body.cost.parts[0]).toEqual({ part: 'motor-tax', label: 'Motor tax', amount: 190 });
    expect(await refusal('Car/running-costs?year=2019')).toMatch(/^fuel: .* are required\.$/);
  });

  it('refuse an unrealistic distance', async () => {
    expect(await refusal('Car/running-costs/000000000001?km=lots')).toBe(
      'km: must be a whole number from 0 to 200,000.',
    );
  });
});

describe('finance', () => {
  it('compares three ways to pay', async () => {
    const { body } = await ask('finance?price=€20,000&deposit=2000&term=48');
    expect(body.offers.map(({ kind }: { kind: string }) => kind)).toEqual(['hp', 'pcp', 'loan']);
  });

  it('treats an empty field as absent', async () => {
    expect((await ask('finance?price=20000&deposit=&hpApr=')).body.offers[0]).toMatchObject({
      deposit: 0,
      apr: 7.9,
    });
  });

  it('refuses a deposit that leaves nothing to finance', async () => {
    expect(await refusal('finance?price=5000&deposit=5000')).toMatch(/^deposit: .*\.$/);
  });

  it('refuses a final payment above the loan, in the words of the page', async () => {
    expect(await refusal('finance?price=5000&deposit=1000&balloon=4500')).toBe(
      'balloon: The final payment can’t be more than you borrow.',
    );
  });

  it('refuses a parameter that it would ignore', async () => {
    expect(await refusal('finance?price=20000&months=36')).toMatch(/^"months" is not a parameter .* term/);
  });

  it('says what can be afforded and where to look', async () => {
    const { body } = await ask('finance/afford?monthly=300&deposit=3000');
    expect(body.search).toEqual({ maxMonthly: 300, maxPrice: body.prices.hp });
  });
});

describe('motor tax', () => {
  it('comes with its table', async () => {
    const { body } = await ask('motor-tax?kind=car&year=2022&co2=131');
    expect(body).toMatchObject({ annual: 210, halfYear: 116, quarter: 59, regime: 'wltp' });
    expect(body.table).toHaveLength(16);
  });

  it.each([
    ['a 1.4 petrol of 2006', 'kind=car&year=2006&engineCc=1390', 385],
    ['a diesel of 2016 with 99 g', 'kind=car&year=2016&co2=99', 180],
    ['a diesel of 2018 with 143 g', 'kind=car&year=2018&co2=143', 400],
    ['a petrol of 2022 with 131 g', 'kind=car&year=2022&co2=131', 210],
    ['an electric car of 2023', 'kind=car&year=2023&electric=yes', 120],
    ['a van for business', 'kind=goods&year=2020&unladenKg=1900', 333],
    ['a pick-up taxed privately', 'kind=goods-used-privately&year=2020&engineCc=2298', 994],
    ['a heavy truck', 'kind=goods&unladenKg=12500', 900],
    ['a motorcycle of 689 cc', 'kind=motorcycle&year=2020&engineCc=689', 88],
    ['a car of 1990', 'kind=car&year=1990', 56],
    ['a truck of 1990', 'kind=goods&year=1990&unladenKg=12500', 56],
    ['a car of 2022 with an NEDC figure alone', 'kind=car&year=2022&co2=131&cycle=NEDC', 280],
  ])('of %s is right', async (_, query, annual) => {
    expect((await ask(`motor-tax?${query}`)).body.annual).toBe(annual);
  });

  it('is a range with its reason if a figure is missing', async () => {
    expect((await ask('motor-tax?kind=car&year=2008&month=3&engineCc=1968')).body).toMatchObject({
      annual: null,
      between: { most: 710 },
      missing: 'co2',
    });
    expect((await ask('motor-tax?kind=car&year=2004')).body).toMatchObject({
      annual: null,
      missing: 'engine',
    });
  });

  it('asks for what the law needs', async () => {
    expect(await refusal('motor-tax?kind=car&year=2008&co2=120')).toMatch(
      /^month: is required, because .*\.$/,
    );
    expect(await refusal('motor-tax?kind=goods')).toMatch(/^unladenKg: is required, because .*\.$/);
    expect(await refusal('motor-tax?kind=boat')).toContain('kind: "boat" is not valid');
  });
});

describe('VRT', () => {
  it('is calculated with its NOx part', async () => {
    expect((await ask('vrt?kind=car&omsp=30000&co2=131&nox=45')).body).toMatchObject({
      total: 6050,
      onNox: 275,
    });
  });

  it.each([
    ['a petrol car', 'kind=car&omsp=30000&co2=131&nox=45', 6050],
    ['a diesel', 'kind=car&omsp=25000&co2=122&nox=60&fuel=diesel', 4687.5],
    ['a thirsty old diesel', 'kind=car&omsp=18000&co2=195&nox=300&fuel=diesel', 12_230],
    ['a new 599', 'kind=motorcycle&engineCc=599&ageMonths=0', 949],
    ['a new 998', 'kind=motorcycle&engineCc=998&ageMonths=0', 1348],
    ['a 599 of four years', 'kind=motorcycle&engineCc=599&ageMonths=50', 379.6],
  ])('on %s is right to the cent', async (_, query, total) => {
    expect((await ask(`vrt?${query}`)).body.total).toBe(total);
  });

  describe('depends on the day', () => {
    const setNow = (now: string) => vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    afterEach(() => vi.useRealTimers());

    it.each([
      [40_000, 0],
      [43_860, 0.2],
      [47_000, 1790],
    ])('on an electric car of €%i with its relief in 2026', async (omsp, total) => {
      setNow('2026-11-15T12:00:00Z');
      expect((await ask(`vrt?kind=car&fuel=electric&omsp=${omsp}`)).body.total).toBe(total);
    });

    it('by Dublin time, an hour ahead of Greenwich in summer', async () => {
      setNow('2025-06-30T23:30:00Z');
      expect((await ask('vrt?kind=van&omsp=20000&co2=118')).body.total).toBe(1600);
    });
  });

  it('of a van from Britain gives both duties', async () => {
    const { body } = await ask(
      'vrt/import?kind=van&omsp=20000&co2=160&from=great-britain&price=10000&transport=500',
    );
    expect(body).toMatchObject({ duty: 1050, atMost: { duty: 2310 } });
  });

  it('of an import comes with duty and VAT', async () => {
    const { body } = await ask(
      'vrt/import?kind=car&omsp=20000&co2=131&nox=0&from=great-britain&price=10000&transport=500',
    );
    expect(body).toMatchObject({ duty: 1050, vat: 2656.5, vrt: 3850, total: 18_056.5 });
  });

  it('asks for the price where it matters', async () => {
    expect(await refusal('vrt?kind=car&co2=131')).toBe('omsp: is required for this type of vehicle.');
  });
});

describe('electric driving', () => {
  it('has less range in winter', async () => {
    const [summer, , winter] = (await ask('ev/range?ratedKm=400&health=90')).body.bySeason;
    expect(winter.mixedKm).toBeLessThan(summer.mixedKm);
  });

  it('has charging times by charger', async () => {
    expect((await ask('ev/charging?batteryKwh=58')).body.sessions).toHaveLength(5);
    expect(await refusal('ev/charging?batteryKwh=58&from=90&to=80')).toMatch(/^to: /);
  });

  it('has a price for 100 km', async () => {
    expect((await ask('ev/cost?kwhPer100Km=17.5')).body.homeNight).toBe(3.31);
  });
});

describe('a vehicle check', () => {
  it('returns what the plate says and its adverts', async () => {
    const { body } = await ask('vehicle-check?plate=07c4321');
    expect(body).toMatchObject({ plate: '07-C-4321', year: 2007, county: 'Cork', taxedBy: 'engine' });
    expect(body.earlierAdverts).toHaveLength(1);
  });

  it('never contains the seller', async () => {
    const words = JSON.stringify((await ask('vehicle-check?plate=07-C-4321')).body);
    expect(words).not.toContain('Aoife');
  });

  it('reads foreign plates as far as possible', async () => {
    const { body } = await ask('vehicle-check?plate=AB69 CDE');
    expect(body).toMatchObject({
      kind: 'british',
      registered: { from: '2019-09', to: '2020-02' },
      tests: null,
    });
  });

  it('refuses an invalid plate', async () => {
    expect(await refusal('vehicle-check?plate=hello')).toMatch(/^plate: .*\.$/);
    expect(await refusal('vehicle-check')).toBe('plate: is required.');
  });
});

describe('the OpenAPI document', () => {
  it('says which parameters are optional', async () => {
    const { body } = await ask('openapi.json');
    const parameters: { name: string; required?: boolean }[] = body.paths['/finance'].get.parameters;
    expect(parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual(['price']);
  });
});
