import { describe, expect, it } from 'vitest';
import { exampleAdvert } from '../testing/example-advert.ts';
import { createTestApp } from '../testing/test-app.ts';

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
  it('gives three prices, the adverts behind them and how they came about', async () => {
    const { body } = await ask('Car/valuation?make=skoda&model=octavia&year=2019&mileage=80000&fuel=Diesel');
    expect(body.comparables.count).toBe(12);
    expect(body.valuation.dealer.price).toBeGreaterThan(10_000);
    expect(body.valuation.comparables).toHaveLength(12);
    expect(body.valuation.working.length).toBeGreaterThan(3);
    expect(body.valuation.sources[0].kind).toBe('market');
  });

  it('reads the year off a plate', async () => {
    const { body } = await ask('Car/valuation?make=skoda&model=octavia&plate=191-D-1');
    expect(body.valuation.basis).toMatchObject({ minYear: 2017, maxYear: 2021 });
  });

  it('is null where too few are for sale, and says how many there are', async () => {
    const { body } = await ask('Car/valuation?make=saab&model=9-5&year=2007');
    expect(body).toMatchObject({ valuation: null, comparables: { count: 1 } });
  });

  it.each([
    ['model=golf&year=2019', 'make: a make is needed.'],
    ['make=vw&model=golf', 'year: a year or a plate is needed.'],
    ['make=vw&model=golf&year=soon', 'year: a number from 1,950 to 2,100 is needed.'],
    ['make=vw&model=golf&year=2019&fuel=steam', 'fuel: "steam" is not known; one of Petrol'],
    ['make=vw&model=golf&plate=ZV123', 'plate: it tells no year, so the year is needed as well.'],
    ['make=vw&model=golf&year=2019&body=boat', 'body: one of Hatchback'],
  ])('of %s is refused with a sentence', async (query, words) => {
    expect(await refusal(`Car/valuation?${query}`)).toContain(words);
  });
});

describe('a price rating', () => {
  it('says the step, the thresholds and the comparable adverts', async () => {
    const { body } = await ask('Car/price-rating/000000000001');
    expect(body.rating).toMatchObject({ comparables: 11, thresholds: { great: expect.any(Number) } });
    expect(body.comparedWith).toHaveLength(11);
  });

  it('is null where too few are for sale', async () => {
    expect((await ask('Car/price-rating/000000000099')).body).toEqual({ rating: null, comparedWith: [] });
  });

  it('of an unknown advert is 404', async () => {
    expect((await ask('Car/price-rating/zzzzzzzzzzzz')).status).toBe(404);
  });
});

describe('running costs', () => {
  it('of an advert follow the km', async () => {
    const less = await ask('Car/running-costs/000000000001?km=5000');
    const more = await ask('Car/running-costs/000000000001?km=30000');
    expect(more.body.total).toBeGreaterThan(less.body.total);
    expect(more.body.parts[0]).toEqual({ part: 'motor-tax', label: 'Motor tax', amount: 190 });
  });

  it('take the price of a litre from the visitor', async () => {
    const energy = async (query: string) =>
      (await ask(`Car/running-costs/000000000001?${query}`)).body.parts[1].amount;
    expect(await energy('diesel=2')).toBeGreaterThan(await energy('diesel=1.5'));
  });

  it('refuse km that nobody drives', async () => {
    expect(await refusal('Car/running-costs/000000000001?km=lots')).toBe(
      'km: a number from 0 to 200,000 is needed.',
    );
  });
});

describe('finance', () => {
  it('compares three ways to pay', async () => {
    const { body } = await ask('finance?price=€20,000&deposit=2000&term=48');
    expect(body.offers.map(({ kind }: { kind: string }) => kind)).toEqual(['hp', 'pcp', 'loan']);
  });

  it('takes a field that was left empty as not sent', async () => {
    expect((await ask('finance?price=20000&deposit=&hpApr=')).body.offers[0]).toMatchObject({
      deposit: 0,
      apr: 7.9,
    });
  });

  it('refuses a deposit that leaves nothing to finance', async () => {
    expect(await refusal('finance?price=5000&deposit=5000')).toMatch(/^deposit: .*\.$/);
  });

  it('tells what can be afforded and where to look', async () => {
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

  it('asks for what the law needs', async () => {
    expect(await refusal('motor-tax?kind=goods')).toMatch(/^unladenKg: is needed, because .*\.$/);
    expect(await refusal('motor-tax?kind=boat')).toContain('kind: "boat" is not known');
  });
});

describe('VRT', () => {
  it('is reckoned with its NOx part', async () => {
    expect((await ask('vrt?kind=car&omsp=30000&co2=131&nox=45')).body).toMatchObject({
      total: 6050,
      onNox: 275,
    });
  });

  it('of an import comes with duty and VAT', async () => {
    const { body } = await ask(
      'vrt/import?kind=car&omsp=20000&co2=131&nox=0&from=great-britain&price=10000&transport=500',
    );
    expect(body).toMatchObject({ duty: 1050, vat: 2656.5, vrt: 3850, total: 18_056.5 });
  });

  it('asks for the price where it decides', async () => {
    expect(await refusal('vrt?kind=car&co2=131')).toBe('omsp: is needed for this kind of vehicle.');
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
  it('tells what the plate says and which adverts carried it', async () => {
    const { body } = await ask('vehicle-check?plate=07c4321');
    expect(body).toMatchObject({ plate: '07-C-4321', year: 2007, county: 'Cork', taxedBy: 'engine' });
    expect(body.earlierAdverts).toHaveLength(1);
  });

  it('never holds who the seller was', async () => {
    const words = JSON.stringify((await ask('vehicle-check?plate=07-C-4321')).body);
    expect(words).not.toContain('Aoife');
  });

  it('reads plates from abroad as far as they can be read', async () => {
    const { body } = await ask('vehicle-check?plate=AB69 CDE');
    expect(body).toMatchObject({
      kind: 'british',
      registered: { from: '2019-09', to: '2020-02' },
      tests: null,
    });
  });

  it('refuses what is no plate', async () => {
    expect(await refusal('vehicle-check?plate=hello')).toMatch(/^plate: .*\.$/);
    expect(await refusal('vehicle-check')).toBe('plate: a plate is needed.');
  });
});

describe('the OpenAPI document', () => {
  it('says which parameters may be left out', async () => {
    const { body } = await ask('openapi.json');
    const parameters: { name: string; required?: boolean }[] = body.paths['/finance'].get.parameters;
    expect(parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual(['price']);
  });
});
