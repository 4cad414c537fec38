import { motorTaxRates } from '@forecourt/domain';
import type { Source } from '../working/working.ts';

/** The day from which the rates hold, and the last budget that was read and left them alone. */
export const motorTaxSource: Source = {
  name: `Motor tax rates, checked up to the budget for ${motorTaxRates.checkedFor}`,
  asOf: motorTaxRates.since,
  kind: 'law',
};
