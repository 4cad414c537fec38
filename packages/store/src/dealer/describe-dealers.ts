import type { Dealer } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { dealerOptions } from './dealer-options.ts';
import { listDealers, maxDealersAtOnce, readDealerTakedowns } from './find-dealers.ts';

const mostListed = 200;

/** One line per dealer whose name contains all the words. */
export async function listDealersNamed(session: Session, words: readonly string[]): Promise<string> {
  const found: Dealer[] = [];
  for (let after = 0; ; ) {
    const page = await listDealers(session, { after, forOperator: true });
    found.push(...page.filter(({ name }) => words.every((word) => fold(name).includes(fold(word)))));
    if (page.length < maxDealersAtOnce) break;
    after = page.at(-1)?.id ?? after;
  }
  if (found.length === 0)
    return words.length === 0
      ? 'There are no dealers: rows of a feed without a dealerName are private sellers’.'
      : 'No dealer has that name.';
  const downs = await readDealerTakedowns(session);
  const lines = found.slice(0, mostListed).map((dealer) => {
    const { id, name, place, source, sourceReference } = dealer;
    const remarks = [downs(dealer), dealer.phone || dealer.email ? null : 'no phone number or email address'];
    return [id, name, `Co. ${place.county}`, `${source} ${sourceReference}`, ...remarks.filter(Boolean)].join(
      '  ',
    );
  });
  const rest = found.length - lines.length;
  return [...lines, ...(rest > 0 ? [`and ${rest} more: add a word of the name to narrow it`] : [])].join(
    '\n',
  );
}

/** The current values, in the form of the options that set them. */
export function describeDealer(dealer: Dealer): string {
  const width = Math.max(...dealerOptions.map(({ name }) => name.length));
  const rows = [...dealerOptions, { name: 'logo', show: ({ logoUrl }: Dealer) => logoUrl ?? '' }];
  return [
    `${dealer.id}  ${dealer.name}, Co. ${dealer.place.county}`,
    ...rows.map(({ name, show }) => `  ${name.padEnd(width)}  ${show(dealer) || '-'}`),
  ].join('\n');
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
