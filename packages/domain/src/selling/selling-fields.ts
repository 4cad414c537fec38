import { readMileageUnit } from './rules/mileage-rules.ts';
import type { SellingStep } from './selling-steps.ts';

/** What each step asks. The photos and the preview have no fields of their own. */
export const sellingFields = {
  vehicle: [
    'plate',
    'mileage',
    'mileageUnit',
    'mileageReason',
    'channel',
    'make',
    'model',
    'derivative',
    'year',
    'fuel',
    'transmission',
    'body',
    'engineCc',
    'colour',
    'doors',
    'seats',
  ],
  condition: ['accident', 'financeOwed', 'hireUse', 'serviceHistory', 'origin', 'owners', 'nctMonth'],
  photos: [],
  price: ['price', 'isPriceMeant'],
  words: ['words'],
  contact: ['name', 'phone', 'callFrom', 'callTo', 'county', 'town', 'isTrader'],
  preview: [],
} as const satisfies Record<SellingStep, readonly string[]>;

export type SellingField = (typeof sellingFields)[SellingStep][number];

/** Everything as it was typed, so that nothing is lost; an empty text for what was not answered. */
export type SellingFields = Readonly<Record<SellingField, string>>;

const everyField = Object.values(sellingFields).flat() as readonly SellingField[];

export const emptySellingFields = Object.fromEntries(everyField.map((field) => [field, ''])) as SellingFields;

/** Reads stored fields: those added since are empty, and those removed since are left out. */
export function parseSellingFields(stored: Readonly<Record<string, unknown>>): SellingFields {
  return Object.fromEntries(
    everyField.map((field) => {
      const value = stored[field];
      return [field, typeof value === 'string' ? value : ''];
    }),
  ) as SellingFields;
}

/** The fields with what a step's form sent. Fields of other steps stay as they are. */
export function changeSellingFields(
  fields: SellingFields,
  step: SellingStep,
  sent: (name: string) => string,
): SellingFields {
  const changed = (sellingFields[step] as readonly SellingField[]).map((field) => [
    field,
    sent(field).trim(),
  ]);
  const typed: SellingFields = { ...fields, ...Object.fromEntries(changed) };
  return { ...typed, mileageUnit: readMileageUnit(typed) };
}

/** The step that asks for a field. */
export function stepOfField(field: SellingField | 'photos'): SellingStep {
  if (field === 'photos') return 'photos';
  const steps = Object.entries(sellingFields) as [SellingStep, readonly string[]][];
  return steps.find(([, fields]) => fields.includes(field))?.[0] ?? 'vehicle';
}
