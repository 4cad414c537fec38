import type { FinancePartner } from '@forecourt/domain';
import { randomStream } from '../random/random-stream.ts';
import type { DealerTrade } from './dealer-names.ts';

/** Lenders that do not exist, by what they finance. */
const forCars: readonly FinancePartner[] = [
  { name: 'Portach Motor Finance', kinds: ['HP', 'PCP'] },
  { name: 'Corrán Vehicle Credit', kinds: ['HP'] },
  { name: 'Bóithrín Car Loans', kinds: ['Loan'] },
  { name: 'Faoileán Motor Credit', kinds: ['HP', 'PCP', 'Loan'] },
];
const forBusiness: readonly FinancePartner[] = [
  { name: 'Draighean Asset Finance', kinds: ['HP', 'Lease'] },
  { name: 'Glasán Business Leasing', kinds: ['Lease'] },
  { name: 'Corrán Vehicle Credit', kinds: ['HP'] },
];
const forBikes: readonly FinancePartner[] = [
  { name: 'Corrán Vehicle Credit', kinds: ['HP'] },
  { name: 'Bóithrín Car Loans', kinds: ['Loan'] },
];

const lenders: Readonly<Record<DealerTrade, readonly FinancePartner[]>> = {
  cars: forCars,
  mixed: [...forCars, ...forBusiness.slice(0, 2)],
  commercials: forBusiness,
  trucks: forBusiness,
  bikes: forBikes,
};

/**
 * A quarter of the dealers name none. Uses its own random stream, so that the rest of the market stays the
 * same.
 */
export function chooseFinancePartners(seed: number, index: number, trade: DealerTrade): FinancePartner[] {
  const random = randomStream(seed, 'finance-partners', index);
  return random.chance(0.25) ? [] : random.sample(lenders[trade], random.whole(1, 3));
}
