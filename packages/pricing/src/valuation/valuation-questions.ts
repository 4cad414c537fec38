import type { Questions } from '../questions/question.ts';
import { vehicleQuestions } from '../questions/vehicle-questions.ts';

const known = 'Not needed with the plate of a vehicle that was advertised here';
const alike = 'As in similar adverts if left out';

// biome-ignore format: one question a line reads as a table
export const valuationQuestions = {
  plate: { ...vehicleQuestions.plate, isOptional: true, help: 'For example 191-D-12345' },
  kind: vehicleQuestions.kind,
  make: { ...vehicleQuestions.make, noneLabel: 'Choose a make', about: known },
  model: { ...vehicleQuestions.model, noneLabel: ({ make }) => (make ? 'Choose a model' : 'Choose a make first'), about: known },
  year: { ...vehicleQuestions.year, isOptional: true, about: 'Of first registration; not needed with a plate' },
  mileage: { ...vehicleQuestions.mileage, help: 'Or in miles: 93,000 miles' },
  fuel: { ...vehicleQuestions.fuel, noneLabel: 'Not sure' },
  transmission: { ...vehicleQuestions.transmission, noneLabel: 'Not sure' },
  body: { kind: 'text', label: 'Body type', maxLength: 40, isOptional: true, only: 'rest', about: alike },
  derivative: { kind: 'text', label: 'Version', maxLength: 120, isOptional: true, only: 'rest', about: 'For example 2.0 TDI Highline DSG' },
  powerKw: { kind: 'number', label: 'Power', unit: 'kW', min: 1, max: 2000, isDecimal: true, isOptional: true, only: 'rest' },
} as const satisfies Questions;
