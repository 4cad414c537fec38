import { usualTermMonths } from '@forecourt/domain';

/** Lenders write contracts by whole years. */
export const termOptions = [12, 24, 36, 48, 60, 72, 84].map((months) => ({
  value: String(months),
  label: `${months} months`,
}));

export const usualTerm = String(usualTermMonths);
