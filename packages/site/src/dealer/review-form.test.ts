import { expect, test } from 'vitest';
import { findReplyError, findReviewErrors } from './review-form.ts';

const written = {
  rating: '4',
  title: 'Fair and quick',
  body: 'They rang back within the hour.',
  author: 'Niamh',
};

test('a review with stars, a title, a text and a name is valid', () => {
  expect(findReviewErrors(written)).toEqual({});
});

test('a review needs all four', () => {
  expect(findReviewErrors({ rating: '', title: '', body: ' ', author: '' })).toEqual({
    rating: 'Choose from one to five stars',
    title: 'Title is required',
    body: 'Review is required',
    author: 'Name is required',
  });
});

test.each(['0', '6', '4.5', '-1', '5 '])('%o is not a number of stars', (rating) => {
  expect(findReviewErrors({ ...written, rating }).rating).toBeDefined();
});

test('a title that would fill the page is refused', () => {
  expect(findReviewErrors({ ...written, title: 'x'.repeat(101) }).title).toBe(
    'Title is longer than 100 characters',
  );
});

test('a reply needs a text', () => {
  expect(findReplyError('')).toBe('Message is required');
  expect(findReplyError('Thank you, Niamh.')).toBeNull();
});
