import { nameOfModel, type SellingFields } from '@forecourt/domain';

/** What a draft is called before it has a title: `Volkswagen Golf, 191-D-12345`. */
export function draftName({ make, model, plate }: Pick<SellingFields, 'make' | 'model' | 'plate'>): string {
  const name = make === '' ? '' : nameOfModel(make, model);
  return [name, plate].filter(Boolean).join(', ') || 'Your advert';
}
