import { z } from 'zod';
import { articleKinds } from '../article-kind.ts';
import { typeset } from '../typeset.ts';

const sentence = (most: number) => z.string().trim().min(1).max(most).transform(typeset);
const day = z.iso.date('must be a day such as 2026-11-15');
const address = z.string().regex(/^\/[a-z0-9/#-]*$/, 'must be an address of the site such as /car-finance');

/** A drawn picture: its subject and which of its hundred variations. */
const picture = z
  .string()
  .regex(/^[a-z-]+\/\d{1,2}$/, 'must be a subject and a number such as charging/2')
  .transform((text) => {
    const [subject = '', variation = '0'] = text.split('/');
    return { subject, variation: Number(variation) };
  });

/** The one thing that a page wants its reader to do. */
const action = z.strictObject({
  label: sentence(40),
  href: z.union([address, z.url({ protocol: /^https?$/ })], 'must be an address of the site or of another'),
});

/** What a page and an article both say of themselves. */
const shared = {
  title: sentence(90),
  /** One or two sentences: the lead, the description for search engines, the words on a card. */
  summary: sentence(240),
  tags: z.array(z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case words joined by hyphens')).default([]),
  related: z.array(address).default([]),
  /** Not shown anywhere. */
  draft: z.boolean().default(false),
  /** The address that search engines should know instead of this one. */
  canonical: address.optional(),
};

export const pageSchema = z.strictObject({
  type: z.literal('page'),
  ...shared,
  /** The day of the last change that a reader should know of. */
  date: day,
  /** Without one the page begins with its words, as a legal text should. */
  picture: picture.optional(),
  /** The articles of this kind are shown on the page. */
  list: z.enum(articleKinds).optional(),
  /** A button below the lead. */
  action: action.optional(),
  /** A form where `::: form` stands, or at the end of the page: a message to the people who run the site, or a question for its editors. */
  form: z.enum(['contact', 'question']).optional(),
});

export const articleSchema = z
  .strictObject({
    type: z.enum(articleKinds),
    ...shared,
    /** In the future it is a schedule: until then the article is not shown. */
    date: day,
    updated: day.optional(),
    author: sentence(60),
    picture,
    rating: z.number().min(0).max(5).multipleOf(0.5, 'must be a whole or half star').optional(),
    make: sentence(40).optional(),
    model: sentence(40).optional(),
    /** The place of a module in its course. */
    number: z.int().min(1).optional(),
  })
  .superRefine((article, context) => {
    const refuse = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [key], message });
    if (article.type === 'review' && article.rating === undefined)
      refuse('rating', 'is missing: a review has one');
    if (article.type !== 'review' && article.rating !== undefined)
      refuse('rating', 'belongs to reviews alone');
    if (article.type === 'module' && article.number === undefined)
      refuse('number', 'is missing: a module has one');
    if (article.model !== undefined && article.make === undefined) refuse('model', 'needs its make');
    if (article.updated !== undefined && article.updated < article.date)
      refuse('updated', 'is before the date');
  });

export type PageMatter = z.infer<typeof pageSchema>;
export type ArticleMatter = z.infer<typeof articleSchema>;
export type DrawnPicture = ArticleMatter['picture'];
