import type { SellingStep } from '@forecourt/domain';

export const stepNames: Readonly<Record<SellingStep, string>> = {
  vehicle: 'Vehicle',
  condition: 'History',
  photos: 'Photos',
  price: 'Price',
  words: 'Description',
  contact: 'Your details',
  preview: 'Check and publish',
};
