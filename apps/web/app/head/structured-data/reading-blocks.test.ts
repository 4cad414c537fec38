import { expect, test } from 'vitest';
import { articleBlock } from './article-block.ts';
import { faqBlock } from './faq-block.ts';
import { reviewBlock } from './review-block.ts';

const article = {
  origin: 'https://forecourt.example',
  kind: 'article',
  title: 'Your first electric car',
  summary: 'What to ask.',
  path: '/articles/first-electric-car',
  publishedAt: '2026-10-01',
} as const;

test('an article written by the site has the site as author', () => {
  expect(articleBlock(article).author).toMatchObject({ '@type': 'Organization', name: 'Forecourt' });
});

test('an article written by a person has that person as author', () => {
  expect(articleBlock({ ...article, author: 'Aoife Byrne' }).author).toEqual({
    '@type': 'Person',
    name: 'Aoife Byrne',
  });
});

test('news is its own kind of article', () => {
  expect(articleBlock({ ...article, kind: 'news' })['@type']).toBe('NewsArticle');
});

test('an article that never changed has its publication date as its change date', () => {
  expect(articleBlock(article).dateModified).toBe('2026-10-01');
});

const octavia = { channel: 'Car', make: 'Škoda', model: 'Octavia' } as const;

test('a review names its car and its stars', () => {
  expect(reviewBlock({ ...article, rating: 4.5, about: octavia })).toMatchObject({
    '@type': 'Review',
    reviewRating: { ratingValue: 4.5, bestRating: 5 },
    itemReviewed: { '@type': 'Car', name: 'Škoda Octavia' },
  });
});

test('a guide names its subject: a car, a motorcycle or another vehicle', () => {
  expect(articleBlock({ ...article, about: octavia }).about).toMatchObject({ '@type': 'Car' });
  const bike = { channel: 'Bike', make: 'Yamaha', model: 'MT-07' } as const;
  expect(articleBlock({ ...article, about: bike }).about).toMatchObject({
    '@type': 'Motorcycle',
    name: 'Yamaha MT-07',
  });
  const van = { channel: 'Commercial', make: 'Ford', model: 'Transit Custom' } as const;
  expect(articleBlock({ ...article, about: van }).about).toMatchObject({ '@type': 'Vehicle' });
  expect(articleBlock(article)).not.toHaveProperty('about');
});

test('each question has its answer', () => {
  expect(faqBlock([{ question: 'What is the NCT?', answer: 'A test.' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'What is the NCT?', acceptedAnswer: { '@type': 'Answer', text: 'A test.' } },
  ]);
});
