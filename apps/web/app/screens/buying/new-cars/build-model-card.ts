import { formatEuro, nameOfModel, poaText } from '@forecourt/domain';
import { newModelPath } from '@forecourt/site';
import type { VehicleCardProps } from '@forecourt/ui';
import type { NewModel, Span } from './group-models.ts';

/** A model as a card like an advert's: its cheapest version provides picture and price. */
export function buildModelCard(model: NewModel): VehicleCardProps {
  const { make, model: name, imageUrl, priceFrom } = model;
  const path = newModelPath(make, name);
  return {
    id: path,
    href: path,
    title: nameOfModel(make, name),
    derivative: [listNames(model.bodies), listNames(model.fuels)].filter(Boolean).join(' · ') || null,
    facts: [`${model.count} in stock`, taxWords(model.motorTax)].filter(Boolean).join(' · '),
    price: priceFrom === null ? poaText : `From ${formatEuro(priceFrom)}`,
    isPoa: priceFrom === null,
    isBrandNew: false,
    finance: null,
    imageUrl,
    imageCount: 0,
  };
}

export function taxWords(tax: Span | null): string {
  return tax ? `tax from ${formatEuro(tax[0])} a year` : '';
}

/** A card has room for two names. */
function listNames(names: readonly string[]): string {
  const [first, second, ...more] = names;
  const shown = [first, second].filter(Boolean).join(', ');
  return more.length > 0 ? `${shown} +${more.length}` : shown;
}
