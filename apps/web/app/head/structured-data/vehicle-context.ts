import type { Dealer } from '@forecourt/domain';

export interface VehicleContext {
  origin: string;
  /** Null for a private seller. */
  dealer: Dealer | null;
}
