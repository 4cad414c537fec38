import { describe, expect, it } from 'vitest';
import { myAdvertsUrl, sellUrl } from './sell-site.ts';

describe('selling', () => {
  it('happens here unless the installation names another site', () => {
    expect(sellUrl()).toBe('/sell');
    expect(myAdvertsUrl()).toBe('/my-adverts');
  });

  it.each(['https://sell.test', 'https://sell.test/', 'https://sell.test//'])('may happen at %s', (site) => {
    expect(sellUrl(site)).toBe('https://sell.test/');
    expect(myAdvertsUrl(site)).toBe('https://sell.test/my-adverts');
  });
});
