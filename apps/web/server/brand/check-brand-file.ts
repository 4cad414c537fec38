import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { BrandFile } from '@forecourt/site';
import { z } from 'zod';
import { contrastOf } from './contrast.ts';

const line = (most: number) => z.string().trim().min(1).max(most);
const https = z
  .string()
  .max(300)
  .regex(/^https:\/\/[^\s"'<>]+$/);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const pair = z.strictObject({ light: colour, dark: colour });
const svg = z.string().regex(/\.svg$/i);
const network = z.enum(['facebook', 'instagram', 'x', 'youtube', 'linkedin', 'tiktok']);

/** A description completes the sentence "NAME takes …". */
const fields = {
  name: line(40).describe('the name of the site, up to 40 characters'),
  description: line(200).describe('one sentence of up to 200 characters'),
  foundingYear: z.int().min(1900).max(2100).describe('a year'),
  supportPhone: z
    .string()
    .regex(/^\+?[\d ()-]{5,25}$/)
    .describe('a telephone number'),
  supportEmail: z.email().describe('an email address'),
  iosAppId: z
    .string()
    .regex(/^\d{6,12}$/)
    .describe('the number of an app in the App Store'),
  careersUrl: https.describe('a full https address'),
  isHiring: z.boolean().describe('true or false'),
  insuranceUrl: https.describe('a full https address'),
  sellSiteUrl: https.describe('a full https address'),
  socialLinks: z
    .array(z.strictObject({ network, text: line(40), href: https }))
    .max(6)
    .describe(
      'a list of { network, text, href }, where network is facebook, instagram, x, youtube, linkedin or tiktok',
    ),
  appLinks: z
    .array(z.strictObject({ store: z.enum(['ios', 'android']), text: line(60), href: https }))
    .max(2)
    .describe('a list of { store, text, href }, where store is ios or android'),
  friends: z
    .array(z.strictObject({ text: line(60), href: https }))
    .max(12)
    .describe('a list of { text, href }'),
  partners: z
    .array(
      z.strictObject({
        name: line(60),
        summary: line(160),
        href: https,
        action: line(40).optional(),
        logo: svg.optional(),
      }),
    )
    .max(24)
    .describe('a list of { name, summary, href, action, logo }, the last two optional'),
  colours: z
    .strictObject({ primary: pair, onPrimary: pair })
    .describe('{ primary, onPrimary }, each with a light and a dark colour such as #0462d3'),
  logo: svg.describe('the path of an SVG file, from the folder of this one'),
};

const contents = z.strictObject(fields).partial();

/** The page behind text in the main colour. */
const pages = { light: '#ffffff', dark: '#13171f' };
const leastContrast = 4.5;
const mostLogoBytes = 100_000;

/** What is wrong with the operator's brand file, a sentence each. */
export function checkBrandFile(path: string): string[] {
  const file = `BRAND_FILE ${path}`;
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return [`${file} cannot be read: ${error instanceof Error ? error.message : error}`];
  }
  const result = contents.safeParse(json);
  if (!result.success) return result.error.issues.map((issue) => `${file}: ${describeIssue(issue)}`);
  const { colours, logo, partners = [] } = result.data;
  const logos = [
    { name: 'logo', logo },
    ...partners.map((partner, place) => ({ name: `partners.${place}.logo`, logo: partner.logo })),
  ];
  return [...checkColours(colours), ...logos.flatMap((each) => [...checkLogo(path, each)])].map(
    (mistake) => `${file}: ${mistake}`,
  );
}

function describeIssue({ code, path, ...issue }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys' && path.length === 0) {
    return `it cannot set ${'keys' in issue ? issue.keys.join(', ') : 'this'}.`;
  }
  const name = String(path[0] ?? 'it');
  const takes = fields[name as keyof typeof fields]?.description;
  return `${path.join('.') || 'it'} takes ${takes ?? 'an object of settings'}.`;
}

function* checkColours(colours: BrandFile['colours']): Iterable<string> {
  if (!colours) return;
  for (const scheme of ['light', 'dark'] as const) {
    const [primary, on] = [colours.primary[scheme], colours.onPrimary[scheme]];
    if (contrastOf(primary, on) < leastContrast)
      yield `colours: onPrimary is too hard to read on primary in ${scheme} mode.`;
    if (contrastOf(primary, pages[scheme]) < leastContrast)
      yield `colours: primary is too hard to read on the page in ${scheme} mode.`;
  }
}

function* checkLogo(
  path: string,
  { name, logo }: { name: string; logo: string | undefined },
): Iterable<string> {
  if (!logo) return;
  try {
    const drawing = readFileSync(logoPath(path, logo));
    if (drawing.length > mostLogoBytes) yield `${name}: the drawing is larger than 100 kB.`;
    else if (!isHarmlessDrawing(drawing.toString()))
      yield `${name}: the file is no SVG drawing, or has scripts or links in it.`;
  } catch {
    yield `${name}: "${logo}" cannot be read.`;
  }
}

export function logoPath(brandFile: string, logo: string): string {
  return resolve(dirname(brandFile), logo);
}

function isHarmlessDrawing(text: string): boolean {
  return (
    /<svg[\s>]/i.test(text) && !/<script|<foreignobject|\son\w+\s*=|href\s*=\s*["'](?!#)|<!entity/i.test(text)
  );
}
