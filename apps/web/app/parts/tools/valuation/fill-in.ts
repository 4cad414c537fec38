import { type Advert, type Channel, nameSlug, parsePlate } from '@forecourt/domain';
import { kindOfChannel, type VehicleCheck } from '@forecourt/pricing';

interface Known {
  /** The advert whose vehicle is valued. */
  advert: Advert | null;
  /** What the market knows of the typed plate. */
  check: VehicleCheck | null;
}

export interface FilledIn {
  /** The form as if the visitor had filled it in. */
  params: URLSearchParams;
  /** Fields that were filled in rather than typed. */
  filled: ReadonlySet<string>;
  /** The typed year if the plate says another, which takes precedence; null where they agree. */
  overruledYear: string | null;
  /** What is known of the same vehicle beyond the form; null where the form describes another. */
  version: { derivative: string | null; body: Advert['vehicle']['body'] } | null;
}

type KnownVehicle = Pick<
  Advert['vehicle'],
  'make' | 'model' | 'year' | 'mileage' | 'fuel' | 'transmission' | 'derivative' | 'body'
>;

/**
 * A plate fills in the market's record of it, once: the form carries the plate for which that was done
 * (`of`), so that what the visitor changes afterwards stays changed.
 */
export function fillIn(typed: URLSearchParams, { advert, check }: Known): FilledIn {
  if (advert) return fillFrom(typed, advert.channel, advert.vehicle, plateOf(advert));
  if (!check) return { params: typed, filled: new Set(), overruledYear: null, version: null };
  const last = check.earlierAdverts.at(-1);
  if (last && typed.get('of') !== check.plate)
    return fillFrom(typed, last.channel, last.vehicle, check.plate);
  const params = new URLSearchParams(typed);
  params.set('of', check.plate);
  const version = last && isSameModel(params, last.vehicle) ? last.vehicle : null;
  const year = check.year ?? (Number(check.registered?.from.slice(0, 4)) || null);
  // An Irish plate overrides a typed year; a British one applies only if none is typed.
  if (year === null || (check.year === null && params.get('year'))) {
    return { params, filled: new Set(), overruledYear: null, version };
  }
  params.set('year', String(year));
  return { params, filled: new Set(['year']), overruledYear: findOverruled(typed, params), version };
}

function fillFrom(
  typed: URLSearchParams,
  channel: Channel,
  vehicle: KnownVehicle,
  plate: string | null,
): FilledIn {
  const params = new URLSearchParams(typed);
  // A visitor who gives plate and mileage together knows better than an old advert.
  const ownMileage = typed.get('of') ? null : typed.get('mileage') || null;
  const fields = {
    kind: kindOfChannel(channel),
    plate: plate ?? '',
    of: plate ?? '',
    make: nameSlug(vehicle.make),
    model: nameSlug(vehicle.model),
    year: String(vehicle.year),
    mileage: ownMileage ?? (vehicle.mileage === null ? '' : String(vehicle.mileage)),
    fuel: vehicle.fuel ?? '',
    transmission: vehicle.transmission ?? '',
  };
  for (const [name, value] of Object.entries(fields)) params.set(name, value);
  return {
    params,
    filled: new Set(
      Object.keys(fields).filter((name) => name !== 'plate' && params.get(name) !== typed.get(name)),
    ),
    overruledYear: findOverruled(typed, params),
    version: vehicle,
  };
}

/** A year that the previous plate filled in is not the visitor's, so it is not overruled. */
function findOverruled(typed: URLSearchParams, params: URLSearchParams): string | null {
  const isOwn = !typed.get('of') || typed.get('of') === params.get('of');
  const year = typed.get('year')?.trim() ?? '';
  return isOwn && /^\d{4}$/.test(year) && year !== params.get('year') ? year : null;
}

function isSameModel(params: URLSearchParams, { make, model }: KnownVehicle): boolean {
  return params.get('make') === nameSlug(make) && params.get('model') === nameSlug(model);
}

/** Some plates in adverts are not valid plates. */
function plateOf({ vehicle: { registration } }: Advert): string | null {
  return registration !== null && parsePlate(registration) ? registration : null;
}
