import { type IllustrationName, illustrationNames } from '@forecourt/site';
import { typeset } from '../typeset.ts';
import type { CardLook, PromoCard } from './block.ts';

export const cardLooks = ['product', 'square', 'info'] as const satisfies readonly CardLook[];

type Values = Readonly<Record<string, string>>;

/** One card of a row: `product title="…" illustration=buying-car button="…" href=/used-cars`; or what is wrong with it. */
export function parseCard(look: CardLook, values: Values): PromoCard | string {
  const { href = '' } = values;
  const [title = '', text = '', button = '', brand = ''] = ['title', 'text', 'button', 'brand'].map((name) =>
    typeset(values[name] ?? ''),
  );
  if (!title) return 'a card needs a title';
  if (!/^[/#][^\s/]/.test(href)) return `a card needs an href within the site, not "${href}"`;
  const card = { title, text, button, brand, href };
  if (look === 'square') {
    const [, picture] = /^([a-z-]+\/\d{1,2})$/.exec(values.picture ?? '') ?? [];
    if (!text) return 'a square needs a text';
    return picture ? { ...card, illustration: null, picture } : 'a square needs a picture such as dealer/2';
  }
  const illustration = findIllustration(values.illustration);
  if (!illustration) return `illustration is one of ${illustrationNames.join(', ')}`;
  if (look === 'product' && !button) return 'a product needs a button';
  return { ...card, illustration, picture: null };
}

function findIllustration(name: string | undefined): IllustrationName | undefined {
  return illustrationNames.find((each) => each === name);
}
