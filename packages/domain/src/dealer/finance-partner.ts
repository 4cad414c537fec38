import { quote } from '../vehicle/parsing/parse-value.ts';
import { readYesNo } from '../vehicle/parsing/parse-yes-no.ts';

/** Hire purchase, personal contract plan, a loan without the vehicle as its security, a lease. */
export const creditKinds = ['HP', 'PCP', 'Loan', 'Lease'] as const;

export type CreditKind = (typeof creditKinds)[number];

/** A lender through whom a dealer sells on credit. */
export interface FinancePartner {
  name: string;
  /** Empty if the dealer has not said. */
  kinds: readonly CreditKind[];
}

export type ParsedFinancePartners =
  | { kind: 'ok'; value: readonly FinancePartner[] }
  | { kind: 'bad'; reason: string };

const most = 10;
const longestName = 80;
/** What people write into a cell that must not be empty. */
const nobody = /^(?:no|none|nil|n\/?a|[-–—]+)$/i;
const written = /^([^()]+?)\s*(?:\(([^()]*)\))?$/;

/** Parses `Portach Motor Finance (HP, PCP); Another Lender`, the format that feeds and operators use. */
export function parseFinancePartners(text: string): ParsedFinancePartners {
  const bad = (reason: string): ParsedFinancePartners => ({ kind: 'bad', reason });
  const parts = text
    .split(/[;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !nobody.test(part));
  const partners = new Map<string, FinancePartner>();
  for (const part of parts) {
    const [, name, listed = ''] = written.exec(part) ?? [];
    if (name === undefined || !isLenderName(name))
      return bad(`Finance partners: ${quote(part)} is not a name, such as "Example Finance (HP, PCP)"`);
    const words = listed.split(',').map((word) => word.trim());
    const unknown = words.find((word) => word !== '' && !creditKinds.some((kind) => isKind(word, kind)));
    if (unknown !== undefined)
      return bad(`Finance partners: ${quote(unknown)} is none of ${creditKinds.join(', ')}`);
    const known = partners.get(name.toLowerCase()) ?? { name, kinds: [] };
    const kinds = creditKinds.filter(
      (kind) => known.kinds.includes(kind) || words.some((word) => isKind(word, kind)),
    );
    partners.set(name.toLowerCase(), { name: known.name, kinds });
  }
  if (partners.size > most) return bad(`Finance partners are more than ${most}`);
  return { kind: 'ok', value: [...partners.values()] };
}

export function formatFinancePartners(partners: readonly FinancePartner[]): string {
  return partners
    .map(({ name, kinds }) => (kinds.length > 0 ? `${name} (${kinds.join(', ')})` : name))
    .join('; ');
}

/** An answer to whether there are any, as in `Yes (HP)`, is not the name of a lender. */
function isLenderName(name: string): boolean {
  return (
    name.length <= longestName && /\p{L}.*\p{L}/u.test(name) && !nobody.test(name) && readYesNo(name) !== true
  );
}

function isKind(word: string, kind: CreditKind): boolean {
  return word.toLowerCase() === kind.toLowerCase();
}
