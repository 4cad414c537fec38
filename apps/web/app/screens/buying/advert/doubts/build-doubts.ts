import { type Advert, type Channel, type Doubted, testedAs, testName } from '@forecourt/domain';

const nouns: Readonly<Record<Channel, string>> = { Car: 'car', Commercial: 'vehicle', Bike: 'bike' };

const sentences: Readonly<Record<Doubted, (advert: Advert, isTooLow: boolean) => string>> = {
  price: ({ channel }, isTooLow) =>
    isTooLow
      ? `Similar adverts ask far more. See the ${nouns[channel]} and its papers before you pay anything, even a deposit.`
      : `This price looks unusual for this ${nouns[channel]}. Ask the seller before you travel.`,
  mileage: (advert) => `The mileage looks unusual. Check it against ${recordsOf(advert)}.`,
  year: () => 'The year looks unusual for this model. Check it against the registration certificate.',
  registration: () =>
    'The number plate is older than the stated year. Check both against the registration certificate.',
};

/** What a visitor should double-check, one sentence each. */
export function buildDoubts(advert: Advert, doubted: readonly Doubted[], isTooLow: boolean): string[] {
  return doubted.map((key) => sentences[key](advert, isTooLow));
}

function recordsOf(advert: Advert): string {
  const test = testName(testedAs(advert));
  return test ? `the service history and the ${test}` : 'the service history';
}
