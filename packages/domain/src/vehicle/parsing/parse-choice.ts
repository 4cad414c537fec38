import { type Channel, channels } from '../../channel/channel.ts';
import { foldToKey } from '../../slug/fold.ts';
import type { AttributeDefinition } from '../attribute.ts';
import type { ParsedValue } from '../attribute-value.ts';
import { optionsFor } from '../attributes-of.ts';
import { choiceSynonyms } from './choice-synonyms.ts';
import { bad, quote } from './parse-value.ts';

type ChoiceAttribute = Extract<AttributeDefinition, { kind: 'choice' | 'choices' }>;
type Lookup = ReadonlyMap<string, string>;

/** Built at an attribute's first use: an import parses every cell with these. */
const lookups = new WeakMap<AttributeDefinition, Record<Channel, Lookup>>();

export function parseChoice(attribute: ChoiceAttribute, raw: unknown, channel: Channel): ParsedValue {
  if (typeof raw !== 'string') return bad(`${attribute.label} ${quote(raw)} is not a text`);
  const value = findChoice(attribute, raw, channel);
  if (value !== undefined) return { kind: 'ok', value };
  return bad(`${attribute.label} ${quote(raw)} is not one of ${optionsFor(attribute, channel).join(', ')}`);
}

/** The option for a text, by its own name or one of the few synonyms accepted everywhere. */
export function findChoice(attribute: ChoiceAttribute, raw: string, channel: Channel): string | undefined {
  const lookup = lookupOf(attribute, channel);
  // Most feeds send the option itself, which is its own key and needs no folding.
  return lookup.get(raw) ?? lookup.get(foldToKey(raw)) ?? attribute.findOption?.(raw);
}

function lookupOf(attribute: ChoiceAttribute, channel: Channel): Lookup {
  let ofChannels = lookups.get(attribute);
  if (!ofChannels) {
    const built = channels.map((each) => [each, buildLookup(attribute, each)] as const);
    ofChannels = Object.fromEntries(built) as Record<Channel, Lookup>;
    lookups.set(attribute, ofChannels);
  }
  return ofChannels[channel];
}

function buildLookup(attribute: ChoiceAttribute, channel: Channel): Lookup {
  const options = optionsFor(attribute, channel);
  const lookup = new Map<string, string>();
  for (const [synonym, option] of Object.entries(choiceSynonyms[attribute.key] ?? {})) {
    if (options.includes(option)) lookup.set(synonym, option);
  }
  for (const option of options) lookup.set(foldToKey(option), option).set(option, option);
  return lookup;
}
