import {
  type Bands,
  busBands,
  engineBands,
  goodsBands,
  motorcycleBands,
  nedcBands,
  wltpBands,
} from '@forecourt/domain';

export const taxRegimes = ['engine', 'nedc', 'wltp', 'goods', 'motorcycle', 'bus'] as const;
export type TaxRegime = (typeof taxRegimes)[number];

export interface TaxTable {
  label: string;
  unit: string;
  bands: Bands;
}

export const taxTables: Record<TaxRegime, TaxTable> = {
  engine: { label: 'By engine size', unit: 'cc', bands: engineBands },
  nedc: { label: 'By CO₂ (NEDC)', unit: 'g/km', bands: nedcBands },
  wltp: { label: 'By CO₂ (WLTP)', unit: 'g/km', bands: wltpBands },
  goods: { label: 'By unladen weight', unit: 'kg', bands: goodsBands },
  motorcycle: { label: 'By engine size', unit: 'cc', bands: motorcycleBands },
  bus: { label: 'By seats', unit: 'seats', bands: busBands },
};

export interface TaxRow {
  from: number;
  /** Null if the band has no upper end. */
  to: number | null;
  annual: number;
  halfYear: number | null;
  quarter: number | null;
}

/** No shorter discs are sold for rates up to this. */
const yearlyOnly = 119;

/** A six-month disc is 55.5% of the annual rate, a three-month disc 28.25%; cents are dropped. */
export function discPrices(annual: number): Pick<TaxRow, 'annual' | 'halfYear' | 'quarter'> {
  if (annual <= yearlyOnly) return { annual, halfYear: null, quarter: null };
  // In thousandths and ten-thousandths, because 0.555 × 200 is not exactly 111 in floating point.
  return {
    annual,
    halfYear: Math.floor((annual * 555) / 1000),
    quarter: Math.floor((annual * 2825) / 10_000),
  };
}

/** The whole table of a regime, as a page shows it. */
export function taxRows(regime: TaxRegime): TaxRow[] {
  const { bands } = taxTables[regime];
  return bands.map(([upTo, annual], index) => {
    const before = bands[index - 1]?.[0];
    return {
      from: before === undefined ? 0 : before + 1,
      to: Number.isFinite(upTo) ? upTo : null,
      ...discPrices(annual),
    };
  });
}
