import {
  attributeByKey,
  type Channel,
  nameSlug,
  optionsFor,
  type PartExchange,
  type PartExchangeValue,
  type Vehicle,
} from '@forecourt/domain';
import type { ValuationQuestion } from '@forecourt/pricing';
import type { NameBook } from '@forecourt/taxonomy';
import type { PricingService } from '../pricing/pricing-service.ts';
import { noRegistrationLookup, type RegistrationLookup } from '../selling/registration-lookup.ts';

export interface ValuerParts {
  pricing: Pick<PricingService, 'check' | 'value'>;
  book: NameBook;
  lookUp?: RegistrationLookup | undefined;
}

export type ValuePartExchange = (
  asked: PartExchange,
  /** A dealer sells it on and needs a margin; a private person does not. */
  to: 'dealer' | 'private',
) => Promise<PartExchangeValue>;

/**
 * What a trade-in is worth by the site's own valuation. What is on the plate is told by the buyer, a register, or an
 * earlier advert, in this order; the year by the plate.
 */
export function createPartExchangeValuer({
  pricing,
  book,
  lookUp = noRegistrationLookup,
}: ValuerParts): ValuePartExchange {
  return async (asked, to) => {
    const [check, registered] = await Promise.all([pricing.check(asked.plate), lookUp(asked.plate)]);
    const plate = check?.plate ?? asked.plate;
    const last = check?.earlierAdverts.at(-1);
    const channel: Channel = registered?.channel ?? last?.channel ?? 'Car';
    const names = book.read({
      channel,
      make: asked.make || registered?.make || last?.vehicle.make || '',
      model: asked.model || registered?.model || last?.vehicle.model || '',
      derivative: null,
    });
    const year =
      check?.year ??
      registered?.year ??
      last?.vehicle.year ??
      (Number(check?.registered?.from.slice(0, 4)) || null);
    if (names.make === '' || names.model === '' || year === null) {
      return { ...asked, plate, name: null, range: null };
    }
    // An old advert of another model says nothing about this one.
    const isSame = last && nameSlug(last.vehicle.model) === nameSlug(names.model);
    const known = isSame ? last.vehicle : null;
    const question: ValuationQuestion = {
      channel,
      make: names.make,
      model: names.model,
      year,
      half: check?.half ?? null,
      mileage: asked.mileage,
      fuel: optionOf(channel, 'fuel', registered?.fuel) ?? known?.fuel ?? null,
      transmission:
        optionOf(channel, 'transmission', registered?.transmission) ?? known?.transmission ?? null,
      body: optionOf(channel, 'body', registered?.body) ?? known?.body ?? null,
      derivative: registered?.derivative ?? names.derivative ?? known?.derivative ?? null,
    };
    const valuation = pricing.value(question);
    const found = to === 'dealer' ? valuation?.trade : valuation?.private;
    return {
      ...asked,
      plate,
      name: `${year} ${names.make} ${names.model}`,
      range: found ? { low: found.low, high: found.high } : null,
    };
  };
}

/** What a register says, in our words; null if it says something that we have no word for. */
function optionOf<Key extends 'fuel' | 'transmission' | 'body'>(
  channel: Channel,
  key: Key,
  said: string | null | undefined,
): Vehicle[Key] {
  const option = optionsFor(attributeByKey(key), channel).find(
    (each) => each.toLowerCase() === said?.toLowerCase(),
  );
  return (option ?? null) as Vehicle[Key];
}
