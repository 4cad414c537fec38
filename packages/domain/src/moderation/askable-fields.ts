/** What the office can ask a seller to change, by the field of the advert. */
export const askableFields: Readonly<Record<string, string>> = {
  photos: 'Photos',
  price: 'Price',
  words: 'Description',
  plate: 'Number plate',
  mileage: 'Mileage',
  make: 'Make and model',
  year: 'Year',
  name: 'Name and contact',
};

export function fieldWords(field: string): string {
  return askableFields[field] ?? field;
}
