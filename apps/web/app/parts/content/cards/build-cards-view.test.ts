import { expect, test } from 'vitest';
import { buildCardsView, buildPartnersView } from './build-cards-view.ts';

const card = {
  title: 'One',
  text: 'Two',
  illustration: null,
  picture: null,
  brand: '',
  button: '',
  href: '/a',
};

test('a square has its picture at a fixed size, and is a link without a button', () => {
  const square = { ...card, picture: 'dealer/2' };
  expect(buildCardsView({ kind: 'cards', look: 'square', cards: [square] }).cards).toEqual([
    { imageUrl: '/media/articles/dealer/2/800x800', title: 'One', summary: 'Two', sectionLink: '/a' },
  ]);
});

test('a product has its brand only if there is one', () => {
  const product = { ...card, illustration: 'loan' as const, button: 'See it' };
  const of = (brand: string) =>
    buildCardsView({ kind: 'cards', look: 'product', cards: [{ ...product, brand }] }).cards[0];
  expect(of('')).toEqual({
    title: 'One',
    illustrationName: 'loan',
    buttonLabel: 'See it',
    buttonHref: '/a',
  });
  expect(of('Display')).toMatchObject({ logoName: 'Display' });
});

test('the operator’s partners are shown with their logos, and left out if there are none', () => {
  const own = [
    { name: 'Lee Finance', summary: 'Cheap.', href: 'https://lee.example' },
    { name: 'Shandon', summary: 'Near.', href: 'https://shandon.example', action: 'Book', logo: 's.svg' },
  ];
  const block = { kind: 'partners', who: 'own', title: 'Partners' } as const;
  expect(buildPartnersView(block, own)?.partners).toEqual([
    { name: 'Lee Finance', summary: 'Cheap.', href: 'https://lee.example', ctaText: 'Visit the site' },
    {
      name: 'Shandon',
      summary: 'Near.',
      href: 'https://shandon.example',
      ctaText: 'Book',
      logoUrl: '/partners/2.svg',
    },
  ]);
  expect(buildPartnersView(block, [])).toBeNull();
});

test('public bodies are there for every operator', () => {
  const view = buildPartnersView({ kind: 'partners', who: 'official', title: 'Bodies' }, []);
  expect(view?.partners.map(({ href }) => new URL(href).hostname)).toContain('www.ncts.ie');
});
