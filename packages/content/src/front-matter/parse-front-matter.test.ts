import { describe, expect, it } from 'vitest';
import { articleSchema, pageSchema } from './front-matter-schema.ts';
import { parseFrontMatter } from './parse-front-matter.ts';

const review = `---
type: review
title: Toyota Corolla
summary: It asks for little.
date: 2026-11-15
author: Forecourt
picture: hybrid/2
rating: 4.5
make: Toyota
model: Corolla
tags: [hybrid]
---
The words.
`;

const mistakesOf = (text: string) => {
  const parsed = parseFrontMatter(text, articleSchema);
  return parsed.kind === 'bad' ? parsed.mistakes : [];
};

describe('the front matter of a file', () => {
  it('is split from the Markdown below it', () => {
    expect(parseFrontMatter(review, articleSchema)).toMatchObject({
      kind: 'ok',
      matter: { title: 'Toyota Corolla', picture: { subject: 'hybrid', variation: 2 }, draft: false },
      body: 'The words.\n',
      bodyOffset: 12,
    });
  });

  it('gives printed quotation marks to what a reader sees', () => {
    const parsed = parseFrontMatter(review.replace('It asks', `The "best" car's`), articleSchema);
    expect(parsed).toMatchObject({ matter: { summary: 'The “best” car’s for little.' } });
  });
});

describe('a mistake', () => {
  it('names the line of the value', () => {
    expect(mistakesOf(review.replace('4.5', '4.7'))).toEqual([
      { line: 8, message: 'rating: must be a whole or half star' },
    ]);
  });

  it.each([
    ['a day that is none', ['2026-11-15', '2026-02-30'], 5, 'date: must be a day such as 2026-11-15'],
    ['a picture without a number', ['hybrid/2', 'hybrid'], 7, 'picture: must be a subject and a number'],
    ['a tag with capitals', ['[hybrid]', '[Hybrid]'], 11, 'tags.0: must be lower-case words'],
    ['a channel that is none', ['make: Toyota', 'channel: boats'], 9, 'channel: must be cars, commercials'],
    ['a kind that is none', ['type: review', 'type: poem'], 2, 'type: Invalid option'],
  ] as const)('can be %s', (_, [from, to], line, message) => {
    const [first] = mistakesOf(review.replace(from, to));
    expect(first?.line).toBe(line);
    expect(first?.message).toContain(message);
  });

  it('can be something missing or something unknown', () => {
    expect(mistakesOf(review.replace('rating: 4.5\n', ''))[0]?.message).toBe(
      'rating: is missing: a review has one',
    );
    expect(mistakesOf(review.replace('tags:', 'tagz:'))[0]?.message).toContain('tagz');
  });

  it('can be a film that others could change on its way, or of an unknown kind', () => {
    const filmed = (address: string) =>
      review
        .replace('type: review', 'type: module')
        .replace('rating: 4.5', `number: 1\nvideo: ${address}`)
        .replace('make: Toyota\nmodel: Corolla\n', '');
    expect(mistakesOf(filmed('https://films.example/1'))).toEqual([]);
    expect(mistakesOf(filmed('http://films.example/1'))).toEqual([
      {
        line: 9,
        message: 'video: must be an address that begins with https://, or a file such as frost.mp4',
      },
    ]);
    expect(mistakesOf(filmed('frost.mp4'))).toEqual([]);
    expect(mistakesOf(filmed('frost.avi'))).toHaveLength(1);
  });

  const trip = (stops: string) =>
    review
      .replace('type: review', 'type: roadtrip')
      .replace('rating: 4.5', `stops: ${stops}`)
      .replace('make: Toyota\nmodel: Corolla\n', '');

  it('can be a stop that is no town, or written otherwise', () => {
    expect(mistakesOf(trip('[galway, clifden]'))).toEqual([]);
    expect(mistakesOf(trip('[galway, atlantis]'))).toEqual([
      { line: 8, message: 'stops.1: "atlantis" is not among the towns that the site knows' },
    ]);
    expect(mistakesOf(trip('[galway, Clifden]'))[0]?.message).toBe('stops.1: must be the slug clifden');
    expect(mistakesOf(review.replace('type: review', 'type: roadtrip'))).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('stops: is missing') }),
    );
  });

  it.each([
    ['a single town', '[galway]'],
    ['a town and a bend of the road', '[galway, 53.43w9.32]'],
    ['more towns than a map can show', `[${Array(13).fill('cork')}]`],
    ['more places than a map can show', `[galway, ${Array(59).fill('53.43w9.32')}, clifden]`],
  ])('can be a road trip of %s', (_, stops) => {
    expect(mistakesOf(trip(stops))).toEqual([
      { line: 8, message: 'stops: must be 2 to 12 towns, and no more than 60 places in all' },
    ]);
  });

  it('can be YAML that cannot be read', () => {
    const [first] = mistakesOf(review.replace('[hybrid]', '[hybrid'));
    expect(first?.line).toBeGreaterThanOrEqual(11);
  });

  it('can be a file without front matter', () => {
    expect(parseFrontMatter('Only words.', pageSchema)).toMatchObject({
      kind: 'bad',
      mistakes: [{ line: 1, message: expect.stringContaining('must begin with front matter') }],
    });
  });
});
