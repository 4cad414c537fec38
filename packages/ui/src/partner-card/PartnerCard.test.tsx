import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PartnerCard, type PartnerCardProps } from './PartnerCard.tsx';

const partner: PartnerCardProps = {
  href: 'https://partner.example',
  logoUrl: '/logo',
  name: 'Lee Finance',
  ctaText: 'Get a quote',
  summary: 'Cheap.',
};

test.each(['horizontal', 'vertical', 'small'] as const)('a %s card says its kind', (cardType) => {
  expect(renderToStaticMarkup(<PartnerCard {...partner} cardType={cardType} />)).toContain(
    `data-type="${cardType}"`,
  );
});

test('the logo is named after the partner', () => {
  expect(renderToStaticMarkup(<PartnerCard {...partner} />)).toContain('alt="Lee Finance"');
});

test('without a logo the name takes its place', () => {
  const { logoUrl: _, ...plain } = partner;
  const html = renderToStaticMarkup(<PartnerCard {...plain} />);
  expect(html).not.toContain('<img');
  expect(html).toMatch(/<p[^>]*>Lee Finance<\/p>/);
});

test('a small card has no summary', () => {
  expect(renderToStaticMarkup(<PartnerCard {...partner} cardType="small" />)).not.toContain('Cheap.');
});

test('each link makes sense on its own for screen readers', () => {
  expect(renderToStaticMarkup(<PartnerCard {...partner} />)).toMatch(
    />Get a quote<span class="visually-hidden">: Lee Finance/,
  );
});
