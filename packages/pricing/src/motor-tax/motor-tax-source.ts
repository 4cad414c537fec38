import { motorTaxRates } from '@forecourt/domain';
import type { Source } from '../working/working.ts';

/** The day from which the rates apply, and the last budget that was checked and left them unchanged. */
export const motorTaxSource: Source = {
  name: `Motor tax rates, checked up to the budget for ${motorTaxRates.checkedFor}`,
  asOf: motorTaxRates.since,
  kind: 'law',
};
