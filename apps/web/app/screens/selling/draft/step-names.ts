import type { SellingStep } from '@forecourt/domain';

export const stepNames: Readonly<Record<SellingStep, string>> = {
  vehicle: 'What it is',
  condition: 'Its past',
  photos: 'Photos',
  price: 'Price',
  words: 'In your words',
  contact: 'You and the place',
  preview: 'Check and publish',
};
