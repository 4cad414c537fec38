import type { FittedModel } from '../model/fitted-model.ts';
import type { ChannelTable } from './channel-table.ts';

/** The adverts of a channel with the model fitted from them. */
export interface FittedMarket {
  table: ChannelTable;
  model: FittedModel;
  /** As a fractional year. */
  now: number;
}
