import {
  findTown,
  fuels,
  isRouteDrawn,
  mostRoutePlaces,
  parseChannel,
  parseWayPoint,
  type RoutePlace,
  slugify,
  townsOfRoute,
  transmissions,
} from '@forecourt/domain';
import { z } from 'zod';
import { articleKinds } from '../article-kind.ts';
import { filmName } from '../library/film.ts';
import { typeset } from '../typeset.ts';

const sentence = (most: number) => z.string().trim().min(1).max(most).transform(typeset);
const day = z.iso.date('must be a day such as 2026-11-15');
const address = z.string().regex(/^\/[a-z0-9/-]*$/, 'must be an address of the site such as /car-finance');

/** A drawn picture: its subject and which of its hundred variations. */
const picture = z
  .string()
  .regex(/^[a-z-]+\/\d{1,2}$/, 'must be a subject and a number such as charging/2')
  .transform((text) => {
    const [subject = '', variation = '0'] = text.split('/');
    return { subject, variation: Number(variation) };
  });

/** The model that the article is about, as the drawings of adverts show it. */
const ofModel = z.literal('model');

/** Where the vehicle that an article is about is sold. */
const channel = z.string().transform((text, context) => {
  const known = parseChannel(text);
  if (known) return known;
  context.addIssue('must be cars, commercials or bikes');
  return z.NEVER;
});

/**
 * A town by its slug: the map and the cars near it need its position. Or a point on the road, which only
 * bends the line.
 */
const stop = z.string().transform((slug, context): RoutePlace => {
  const wayPoint = parseWayPoint(slug);
  if (wayPoint) return wayPoint;
  const town = findTown(slug);
  if (town?.slug === slug) return town;
  context.addIssue(
    town ? `must be the slug ${town.slug}` : `"${slug}" is not among the towns that the site knows`,
  );
  return z.NEVER;
});

/** What the map refuses would leave a gap in the article. */
const stops = z
  .array(stop)
  .refine(
    isRouteDrawn,
    `must be ${townsOfRoute.fewest} to ${townsOfRoute.most} towns, and no more than ${mostRoutePlaces} places in all`,
  );

/** What to ask about a known fault at a viewing, and of which cars: all of the model, or only some. */
const question = z.strictObject({
  ask: sentence(160),
  from: z.int().min(1900).max(2100).optional(),
  to: z.int().min(1900).max(2100).optional(),
  age: z.int().min(1).max(30).optional(),
  fuels: z.array(z.enum(fuels)).optional(),
  transmission: z.enum(transmissions).optional(),
});

/** The page's call to action. */
const action = z.strictObject({
  label: sentence(40),
  href: z.union([address, z.url({ protocol: /^https?$/ })], 'must be an internal or external address'),
});

/** Shared by pages and articles. */
const shared = {
  title: sentence(90),
  /** One or two sentences: the lead, the description for search engines, the words on a card. */
  summary: sentence(240),
  tags: z.array(z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case words joined by hyphens')).default([]),
  related: z.array(address).default([]),
  /** Not shown anywhere. */
  draft: z.boolean().default(false),
  /** The canonical address for search engines, if it is not this one. */
  canonical: address.optional(),
};

export const pageSchema = z.strictObject({
  type: z.literal('page'),
  ...shared,
  /** The day of the last change that matters to a reader. */
  date: day,
  /** Without one the page begins with its text, as a legal text should. */
  picture: picture.optional(),
  /** The articles of this kind are listed at `::: list`, or at the end. */
  list: z.enum(articleKinds).optional(),
  /** A button below the lead. */
  action: action.optional(),
  /**
   * A form at `::: form`, or at the end of the page: a message to the people who run the site, or a question
   * for its editors.
   */
  form: z.enum(['contact', 'question']).optional(),
});

export const articleSchema = z
  .strictObject({
    type: z.enum(articleKinds),
    ...shared,
    /** A future day schedules it: until then the article is not shown. */
    date: day,
    updated: day.optional(),
    author: sentence(60),
    picture: z.union([ofModel, picture], {
      error: 'must be a subject and a number such as charging/2, or model',
    }),
    rating: z.number().min(0).max(5).multipleOf(0.5, 'must be a whole or half star').optional(),
    make: sentence(40).optional(),
    model: sentence(40).optional(),
    channel: channel.default('Car'),
    /** The place of a module in its course. */
    number: z.int().min(1).optional(),
    /** Where its film can be watched, or the name of a film in its folder. */
    video: z
      .union([z.url({ protocol: /^https$/ }), z.string().regex(filmName)], {
        error: 'must be an address that begins with https://, or a file such as frost.mp4',
      })
      .optional(),
    /** The towns of a road trip in their order, and places between them; one that ends where it began names that town twice. */
    stops: stops.optional(),
    /** Known faults of the model, for the notebook of whoever views one. */
    questions: z.array(question).optional(),
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
    if (article.type === 'roadtrip' && article.stops === undefined)
      refuse('stops', 'is missing: a road trip has the slugs of its towns, such as [galway, clifden]');
    if (article.type !== 'roadtrip' && article.stops !== undefined)
      refuse('stops', 'belongs to road trips alone');
    if (article.questions !== undefined && article.model === undefined)
      refuse('questions', 'are about a model, and need its make and model');
    if (article.channel !== 'Car' && article.make === undefined)
      refuse('channel', 'is that of a vehicle, and needs its make');
    if (article.model !== undefined && article.make === undefined) refuse('model', 'needs its make');
    if (article.picture === 'model' && article.model === undefined)
      refuse('picture', 'is of a model, and needs its make and model');
    if (article.updated !== undefined && article.updated < article.date)
      refuse('updated', 'is before the date');
  })
  .transform((article) => ({ ...article, picture: resolvePicture(article) }));

interface PicturedArticle {
  picture: 'model' | z.infer<typeof picture>;
  make?: string | undefined;
  model?: string | undefined;
}

function resolvePicture({ picture: asked, make = '', model = '' }: PicturedArticle): DrawnPicture {
  return asked === 'model' ? { make: slugify(make), model: slugify(model) } : asked;
}

export type PageMatter = z.infer<typeof pageSchema>;
export type ArticleMatter = z.infer<typeof articleSchema>;
/** A scene with a subject, or a model by the slugs of its make and model. */
export type DrawnPicture = z.infer<typeof picture> | { make: string; model: string };
