import { describe, expect, it } from 'vitest';
import { type DealerPanel, decideDealerPanel } from './dealer-panel.ts';

const panel: DealerPanel = {
  isFPA: false,
  dealerName: 'Example Motors',
  dealerAddress: 'Main Street, Naas',
  retailerStoreUrl: '/stores/example-motors/7',
  dealerPagePath: '/dealers/ireland/kildare/7',
  mainUrl: '/dealers/ireland/kildare/7',
  logoUrl: null,
  viewLocationUrl: '/map',
  isLocationExternal: false,
  isRouter: true,
  hasReviews: true,
  websiteUrl: 'https://motors.example',
  phoneNumber: '020 910 1998',
  showEmail: true,
  showWhatsapp: true,
  isSIMIApproved: true,
};
const buttons = (changes: Partial<DealerPanel>) => decideDealerPanel({ ...panel, ...changes }).buttons;

describe('decideDealerPanel', () => {
  it('offers every available way of contact', () => {
    expect(buttons({})).toEqual(['phone', 'email', 'whatsapp', 'location', 'website']);
  });

  it('hides the website of a featured partner', () => {
    expect(buttons({ isFPA: true })).not.toContain('website');
  });

  it.each([
    [{ phoneNumber: null }, 'phone'],
    [{ phoneNumber: ' ' }, 'phone'],
    [{ showEmail: false }, 'email'],
    [{ showWhatsapp: false }, 'whatsapp'],
    [{ viewLocationUrl: null }, 'location'],
    [{ viewLocationUrl: ' ' }, 'location'],
    [{ websiteUrl: null }, 'website'],
    [{ websiteUrl: ' ' }, 'website'],
  ] as const)('with %o has no %s button', (changes, button) => {
    expect(buttons(changes)).not.toContain(button);
  });

  it('places the approval badge depending on whether the dealer is a featured partner', () => {
    expect(decideDealerPanel(panel).simiBadge).toBe('below-links');
    expect(decideDealerPanel({ ...panel, isFPA: true }).simiBadge).toBe('beside-name');
    expect(decideDealerPanel({ ...panel, isSIMIApproved: false }).simiBadge).toBeNull();
  });

  it('links the name to the dealer page if there is a store', () => {
    expect(decideDealerPanel(panel).nameHref).toBe('/dealers/ireland/kildare/7');
    expect(decideDealerPanel({ ...panel, retailerStoreUrl: null }).nameHref).toBeNull();
    expect(decideDealerPanel({ ...panel, retailerStoreUrl: ' ' }).nameHref).toBeNull();
    expect(decideDealerPanel({ ...panel, dealerPagePath: '' }).nameHref).toBeNull();
  });

  it('shows reviews if there are some', () => {
    expect(decideDealerPanel(panel).showsReviews).toBe(true);
    expect(decideDealerPanel({ ...panel, hasReviews: false }).showsReviews).toBe(false);
  });
});
