import type { Block, PromoCard } from '@forecourt/content';
import { brandLinks, imageAddress, officialBodies, partnerLogoPath } from '@forecourt/site';
import type { CardsView, PartnersView } from '../block-view.ts';

const squareWidth = 800;

export function buildCardsView({ look, cards }: Extract<Block, { kind: 'cards' }>): CardsView {
  switch (look) {
    case 'product':
      return { kind: 'cards', look, cards: cards.flatMap(productCard) };
    case 'square':
      return { kind: 'cards', look, cards: cards.map(squareSection) };
    case 'info':
      return { kind: 'cards', look, cards: cards.flatMap(infoCard) };
  }
}

function productCard({ title, illustration, brand, button, href }: PromoCard) {
  if (!illustration) return [];
  const product = { title, illustrationName: illustration, buttonLabel: button, buttonHref: href };
  return [brand ? { ...product, logoName: brand } : product];
}

function squareSection({ title, text, picture, button, href }: PromoCard) {
  const imageUrl = imageAddress(`/media/articles/${picture}/%d`, squareWidth, squareWidth);
  const section = { imageUrl, title, summary: text, sectionLink: href };
  return button ? { ...section, buttonLabel: button } : section;
}

function infoCard({ title, text, illustration, href }: PromoCard) {
  return illustration ? [{ title, text, illustrationName: illustration, href }] : [];
}

/** Null for an operator without partners. */
export function buildPartnersView(
  { who, title }: Extract<Block, { kind: 'partners' }>,
  own = brandLinks.partners,
): PartnersView | null {
  const partners = (who === 'official' ? officialBodies : own).map(
    ({ name, summary, href, action = 'Visit the site', logo }, place) => ({
      name,
      summary,
      href,
      ctaText: action,
      ...(logo && { logoUrl: partnerLogoPath(place) }),
    }),
  );
  return partners.length > 0 ? { kind: 'partners', title, partners } : null;
}
