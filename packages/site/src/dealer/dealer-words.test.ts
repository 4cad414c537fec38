import { describe, expect, it } from 'vitest';
import { logoAltText, simiText, stockText } from './dealer-words.ts';

describe('the words about a dealer', () => {
  it('are these', () => {
    expect(stockText(1234)).toBe('Stock: 1,234');
    expect(stockText(0)).toBe('Stock: 0');
    expect(simiText).toBe('This Dealer is SIMI Registered');
    expect(logoAltText('Example Motors')).toBe('Example Motors Forecourt');
  });
});
