import { describe, expect, it } from 'vitest';
import { brand, brandLinks } from './brand.ts';
import { readBrandFile } from './brand-file.ts';

describe('the brand', () => {
  it('has no real contact details and no links to other sites until an operator sets them', () => {
    expect(brand.supportEmail).toMatch(/\.example$/);
    expect(brand.supportPhone).toMatch(/^020 91\d \d{4}$/);
    expect(brandLinks).toEqual({ socialLinks: [], appLinks: [], friends: [], partners: [] });
    expect(brand).toMatchObject({ careersUrl: null, insuranceUrl: null, iosAppId: null, sellSiteUrl: null });
  });

  it('comes from the operator’s file where there is one', () => {
    expect(readBrandFile(serverWith({ 'brand.json': '{ "name": "Lee Cars" }' }))).toEqual({
      name: 'Lee Cars',
    });
  });

  it('stays as it is if the file cannot be read', () => {
    expect(readBrandFile(serverWith({}))).toEqual({});
    expect(readBrandFile(serverWith({ 'brand.json': '{' }))).toEqual({});
  });

  it('reaches the browser in the page', () => {
    const getElementById = (id: string) =>
      id === 'brand' ? { textContent: '{ "name": "Lee Cars" }' } : null;
    expect(readBrandFile({ document: { getElementById } })).toEqual({ name: 'Lee Cars' });
    expect(readBrandFile({ document: { getElementById: () => null } })).toEqual({});
  });
});

function serverWith(files: Readonly<Record<string, string>>) {
  const readFileSync = (path: string) => {
    const text = files[path];
    if (text === undefined) throw new Error('ENOENT');
    return text;
  };
  return { process: { env: { BRAND_FILE: 'brand.json' }, getBuiltinModule: () => ({ readFileSync }) } };
}
