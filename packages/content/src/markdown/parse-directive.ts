import { type Channel, parseChannel, parseSearch, searchableAttributesOf } from '@forecourt/domain';
import { typeset } from '../typeset.ts';
import { calculatorNames, type LivePiece } from './block.ts';
import { cardLooks, parseCard } from './parse-card.ts';

export const calloutTypes = ['note', 'tip', 'warning'] as const;

export type CalloutType = (typeof calloutTypes)[number];

export type Directive =
  | { kind: 'callout'; type: CalloutType; title: string }
  | { kind: 'piece'; piece: LivePiece }
  | { kind: 'bad'; message: string };

/**
 * Reads what follows the colons of a directive:
 *
 *     note Before you pay                        a call-out, up to the next line of colons
 *     vehicles search="make=toyota" title="…"    a live piece, which is this line alone
 *     chart counts by=fuel title="…"
 *     chart prices search="make=ford&model=focus" title="…"
 *     calculator finance
 *     product title="…" illustration=buying-car button="…" href=/used-cars
 *     partners official title="…"
 *     list
 *     form
 */
export function parseDirective(text: string): Directive {
  const [, name = '', rest = ''] = /^\s*([a-z-]*)\s*(.*?)\s*$/.exec(text) ?? [];
  const callout = calloutTypes.find((type) => type === name);
  if (callout) return { kind: 'callout', type: callout, title: rest };
  const { words, values, isWhole } = parseArguments(rest);
  if (!isWhole) return bad(`"${rest}" is not a list of words and name="value" pairs`);
  const look = cardLooks.find((each) => each === name);
  if (look) {
    const card = parseCard(look, values);
    return typeof card === 'string' ? bad(card) : piece({ kind: 'cards', look, cards: [card] });
  }
  const { search = '', by = '' } = values;
  const title = typeset(values.title ?? '');
  const channel = parseChannel(values.channel ?? 'cars');
  if (!channel) return bad(`channel is cars, commercials or bikes, not "${values.channel}"`);
  const [problem] = parseSearch(channel, new URLSearchParams(search)).problems;
  if (problem) return bad(`search: ${problem.reason}`);
  const place = { search, channel, title } as const;
  switch (name) {
    case 'vehicles':
      return title ? piece({ kind: 'vehicles', ...place }) : bad('vehicles needs a title');
    case 'totals':
      return title ? piece({ kind: 'totals', title }) : bad('totals needs a title');
    case 'chart':
      if (!title) return bad('a chart needs a title');
      if (words[0] === 'prices') return piece({ kind: 'prices', ...place });
      if (words[0] !== 'counts') return bad('a chart is "chart prices" or "chart counts by=attribute"');
      return isCounted(channel, by)
        ? piece({ kind: 'counts', by, ...place })
        : bad(`by names an attribute that searches count, not "${by}"`);
    case 'calculator': {
      const known = calculatorNames.find((each) => each === words[0]);
      return known
        ? piece({ kind: 'calculator', name: known })
        : bad(`a calculator is one of ${calculatorNames.join(', ')}`);
    }
    case 'partners':
      if (!title) return bad('partners need a title');
      return piece({ kind: 'partners', who: words[0] === 'official' ? 'official' : 'own', title });
    case 'list':
    case 'form':
      return piece({ kind: name });
    default:
      return bad(`there is no block called "${name}"`);
  }
}

function isCounted(channel: Channel, key: string): boolean {
  return searchableAttributesOf(channel).some((attribute) => attribute.key === key && attribute.facet);
}

const argument = /\s*(?:([a-z-]+)=(?:"([^"]*)"|(\S+))|([a-z0-9-]+))(?=\s|$)/gy;

function parseArguments(text: string) {
  const words: string[] = [];
  const values: Record<string, string> = {};
  let end = 0;
  for (const match of text.matchAll(argument)) {
    const [whole, name, quoted, bare, word] = match;
    if (name !== undefined) values[name] = quoted ?? bare ?? '';
    else if (word !== undefined) words.push(word);
    end = match.index + whole.length;
  }
  return { words, values, isWhole: end === text.length };
}

const piece = (live: LivePiece): Directive => ({ kind: 'piece', piece: live });
const bad = (message: string): Directive => ({ kind: 'bad', message });
