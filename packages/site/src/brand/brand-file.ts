import type { Brand, BrandLinks } from './brand-shape.ts';

/** What an operator's brand file may set; the site's start checks it. */
export interface BrandFile extends Partial<Omit<Brand, 'productSlug' | 'hasLogo'>>, Partial<BrandLinks> {
  colours?: { primary: ColourPair; onPrimary: ColourPair };
  /** The path of an SVG drawing, from the file's own folder. */
  logo?: string;
}

export interface ColourPair {
  light: string;
  dark: string;
}

/** The element in which a page tells its browser what the file sets. */
export const brandElementId = 'brand';

/**
 * What this needs of Node and of a browser. Node's file system comes without an import, which bundles for the
 * browser could not contain.
 */
interface Host {
  document?: { getElementById(id: string): { textContent: string | null } | null };
  process?: {
    env: Readonly<Record<string, string | undefined>>;
    getBuiltinModule(name: 'node:fs'): { readFileSync(path: string, encoding: 'utf8'): string };
  };
}

/**
 * The operator's file: the server reads it from `BRAND_FILE`, the browser from the page. It is read here, and
 * synchronously, because names and links are constants all over the site. A faulty file counts as none: the
 * site says what is wrong with it and does not start.
 */
export function readBrandFile({ document, process }: Host = globalThis as Host): BrandFile {
  const path = process?.env.BRAND_FILE?.trim();
  try {
    const text = document
      ? document.getElementById(brandElementId)?.textContent
      : path && process?.getBuiltinModule('node:fs').readFileSync(path, 'utf8');
    return text ? JSON.parse(text) : {};
  } catch {
    return {};
  }
}
