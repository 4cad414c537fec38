import { dateOfYear, motorTaxOf, type TaxedVehicle, taxedVehicleOf } from '@forecourt/domain';
import type { PricedAdvert } from '../market/vehicle-facts.ts';
import { explainMotorTax } from '../motor-tax/motor-tax-of-vehicle.ts';
import type { Source } from '../working/working.ts';

const usualWords = 'as usual for the model';

/** The yearly tax as stated in the advert, or computed by law from its details; null if there are too few. */
export function motorTaxOfAdvert(advert: PricedAdvert, now: number): number | null {
  const { motorTax } = advert.vehicle;
  if (motorTax !== null && motorTax !== undefined) return motorTax;
  const taxed = taxedVehicle(advert, now);
  return taxed && motorTaxOf(taxed, dateOfYear(now));
}

/**
 * The source of that figure: the law's rule and band, or who states it if the two disagree. Details that the
 * seller left out are those usual for the model.
 */
export function explainTaxOfAdvert(
  advert: PricedAdvert,
  now: number,
): { detail: string; sources: readonly Source[] } {
  const stated = advert.vehicle.motorTax ?? null;
  const isUsual = advert.usual?.includes('motorTax') ?? false;
  const taxed = taxedVehicle(advert, now);
  const law = taxed && explainMotorTax(taxed, dateOfYear(now));
  if (stated !== null && law?.annual !== stated)
    return { detail: isUsual ? usualWords : 'for the whole year, as advertised', sources: [] };
  if (!law) return { detail: 'not known without its weight or engine size', sources: [] };
  const detail = law.working.map((step) => step.detail).join(': ');
  return {
    detail:
      law.annual === null ? `${detail}, which is not stated` : isUsual ? `${detail}, ${usualWords}` : detail,
    sources: law.sources,
  };
}

function taxedVehicle({ channel, vehicle }: PricedAdvert, now: number): TaxedVehicle | null {
  return taxedVehicleOf(channel, vehicle, dateOfYear(now));
}
