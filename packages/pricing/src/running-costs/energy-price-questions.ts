import type { Questions } from '../questions/question.ts';
import { usualEnergyPrices as usual } from './energy-prices.ts';

const price = { kind: 'number', min: 0, max: 20, isDecimal: true, isMore: true } as const;
const kwh = { ...price, unit: '€ a kWh' } as const;
const litre = { ...price, unit: '€ a litre' } as const;

// biome-ignore format: one question a line reads as a table
export const energyPriceQuestions = {
  homeNight: { ...kwh, label: 'Home, night rate', usual: usual.homeNight },
  homeDay: { ...kwh, label: 'Home, day rate', usual: usual.homeDay },
  publicPost: { ...kwh, label: 'Public AC charger', usual: usual.publicPost },
  publicFast: { ...kwh, label: 'Fast charger', usual: usual.publicFast },
  petrol: { ...litre, label: 'Petrol', usual: usual.petrol },
  diesel: { ...litre, label: 'Diesel', usual: usual.diesel },
} as const satisfies Questions;
