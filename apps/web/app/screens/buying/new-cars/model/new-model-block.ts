import { nameOfModel } from '@forecourt/domain';
import type { Car, WithContext } from 'schema-dts';
import type { NewModelView } from './build-new-model-view.ts';

interface NewModelFacts {
  make: string;
  model: string;
  view: Pick<NewModelView, 'heading' | 'path' | 'picture' | 'offers'>;
  origin: string;
}

/** Structured data of a model: the prices of its new cars in stock. Null where no price is stated. */
export function newModelBlock({ make, model, view, origin }: NewModelFacts): WithContext<Car> | null {
  const { offers, picture } = view;
  if (!offers) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: nameOfModel(make, model),
    brand: { '@type': 'Brand', name: make },
    model,
    itemCondition: 'https://schema.org/NewCondition',
    url: origin + view.path,
    ...(picture && { image: origin + picture.src }),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'EUR',
      lowPrice: offers.low,
      highPrice: offers.high,
      offerCount: offers.count,
      availability: 'https://schema.org/InStock',
    },
  };
}
