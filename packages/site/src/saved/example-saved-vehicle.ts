import type { SavedVehicle } from './saved-vehicle.ts';

/** For tests to vary. */
export function exampleSavedVehicle(publicReference: string): SavedVehicle {
  return {
    publicReference,
    status: 'live',
    make: 'Ford',
    model: 'Focus',
    title: '2019 Ford Focus',
    derivative: null,
    imageUrl: '/media/adverts/x/1-aaaa/%d',
    imageCount: 3,
    price: 9950,
    poa: false,
    condition: 'Used',
    finance: { monthlyPayment: 199, quoteType: 'HP' },
  };
}
