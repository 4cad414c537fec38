import type { UnderstoodSentence } from '@forecourt/search';
import { describe, expect, it } from 'vitest';
import { findSentenceAddress } from './read-sentence.ts';

const form = { base: 'search', channel: 'Car' } as const;

const sentence = (changes: Partial<UnderstoodSentence> = {}): UnderstoodSentence => ({
  channel: 'Car',
  filters: { fuel: { anyOf: ['Diesel'] } },
  understood: [{ text: 'diesel', label: 'Diesel', key: 'fuel' }],
  rest: '',
  fillers: [],
  ...changes,
});

const address = (words: string, understood: UnderstoodSentence, isRestUnderstood = false) =>
  findSentenceAddress({ channel: 'Car', words, page: 2 }, form, understood, isRestUnderstood);

describe('findSentenceAddress', () => {
  it('redirects to the filters that were meant, with the sentence for the page to show', () => {
    expect(address('a diesel', sentence())).toBe('/search?fuel=diesel&said=a%20diesel');
  });

  it('keeps the words that were not understood', () => {
    expect(address('diesel gti', sentence({ rest: 'gti' }))).toBe(
      '/search?fuel=diesel&q=gti&said=diesel%20gti',
    );
  });

  it('searches the rest literally where it could be interpreted again', () => {
    expect(address('diesel golf', sentence({ rest: 'golf' }), true)).toContain('exact=golf');
  });

  it('keeps unrelated parameters of the address', () => {
    const query = { channel: 'Car', words: 'a diesel', filters: { colour: { anyOf: ['Red'] } } } as const;
    const given = new URLSearchParams('q=a+diesel&colour=red&exact=old&utm_source=mail&utm_medium=a+b');
    expect(findSentenceAddress(query, form, sentence(), false, given)).toBe(
      '/search?colour=red&fuel=diesel&said=a%20diesel&utm_source=mail&utm_medium=a%20b',
    );
  });

  it('stays where nothing was understood', () => {
    expect(address('gti', sentence({ understood: [], filters: {}, rest: 'gti' }))).toBeNull();
  });

  it('follows a van to the commercials and drops filters that they do not have', () => {
    const query = { channel: 'Car', words: 'diesel van', filters: { body: { anyOf: ['Estate'] } } } as const;
    const meant = sentence({ channel: 'Commercial' });
    expect(findSentenceAddress(query, form, meant, false)).toBe(
      '/commercials/search?fuel=diesel&said=diesel%20van',
    );
  });

  it('drops parameters that become filters only in the new channel', () => {
    const query = { channel: 'Bike', words: 'diesel van' } as const;
    const given = new URLSearchParams('q=diesel+van&doors=3&utm_source=mail');
    const meant = sentence({ channel: 'Commercial' });
    expect(findSentenceAddress(query, { base: 'search', channel: 'Bike' }, meant, false, given)).toBe(
      '/commercials/search?fuel=diesel&said=diesel%20van&utm_source=mail',
    );
  });
});
