import { describe, expect, it } from 'vitest';
import { askPage } from '../brand/ask-page.ts';
import { buildFooterColumns } from './footer.ts';

describe('the footer', () => {
  const columns = buildFooterColumns();

  it('has these links until an operator adds others', () => {
    expect(columns.map((column) => [column.title, column.children.map((child) => child.href)])).toEqual([
      [
        'Information',
        [
          '/contact-us',
          '/our-partners',
          '/terms-and-conditions/privacy-policy',
          '/terms-and-conditions/cookie-policy',
          '/security',
          '/terms-and-conditions',
          '/terms-and-conditions/accessibility',
          '/careers',
        ],
      ],
      [
        'Products and services',
        ['/sell-my-car', '/content', '/car-finance', askPage.path, '/dealer-info', '/car-insurance'],
      ],
    ]);
  });

  it('opens other sites in a new tab', () => {
    for (const child of columns.flatMap((column) => column.children)) {
      const isOutside = child.href.startsWith('https://');
      expect(child).toMatchObject({ isRouter: !isOutside, target: isOutside ? '_blank' : '_self' });
    }
  });
});
