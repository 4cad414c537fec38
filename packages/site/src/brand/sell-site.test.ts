import { describe, expect, it } from 'vitest';
import { myAdvertsUrl, sellUrl } from './sell-site.ts';

describe('the sell site', () => {
  it('is the brand’s unless the installation names another', () => {
    expect(sellUrl()).toBe('https://sell.forecourt.example/');
    expect(myAdvertsUrl()).toBe('https://sell.forecourt.example/my-adverts');
  });

  it.each(['https://sell.test', 'https://sell.test/', 'https://sell.test//'])('may be named %s', (site) => {
    expect(sellUrl(site)).toBe('https://sell.test/');
    expect(myAdvertsUrl(site)).toBe('https://sell.test/my-adverts');
  });
});
