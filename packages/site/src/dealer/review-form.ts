import { capitaliseFirst, isPlainLine } from '@forecourt/domain';
import { decideTextAreaMessage } from '../forms/text-area.ts';
import { decideTextInputMessage } from '../forms/text-input.ts';

/** A visitor's review of a dealer they contacted. */
export interface ReviewFields {
  /** As submitted: `1` to `5`, or anything else. */
  rating: string;
  title: string;
  body: string;
  author: string;
}

export type ReviewErrors = Partial<Record<keyof ReviewFields, string>>;

export const emptyReview: ReviewFields = { rating: '', title: '', body: '', author: '' };

/** The words are beside the stars, so that a screen reader can announce the choice. */
export const ratingWords = [
  { rating: 5, word: 'Excellent' },
  { rating: 4, word: 'Good' },
  { rating: 3, word: 'Fair' },
  { rating: 2, word: 'Poor' },
  { rating: 1, word: 'Bad' },
] as const;

export const longestTitle = 100;
export const longestAuthor = 60;
export const longestReview = 3000;

/** A sentence for each invalid field; none if the review can be stored. */
export function findReviewErrors(fields: ReviewFields): ReviewErrors {
  const errors: ReviewErrors = {};
  if (!/^[1-5]$/.test(fields.rating)) errors.rating = 'Choose from one to five stars';
  const title = findLineError('title', fields.title, longestTitle);
  if (title !== null) errors.title = title;
  const body = decideTextAreaMessage(
    { id: 'review', isRequired: true, maxLength: longestReview },
    fields.body,
    true,
  );
  if (body !== null) errors.body = body;
  const author = findLineError('name', fields.author, longestAuthor);
  if (author !== null) errors.author = author;
  return errors;
}

function findLineError(id: string, value: string, longest: number): string | null {
  if (value.length > longest) return capitaliseFirst(`${id} is longer than ${longest} characters`);
  if (!isPlainLine(value)) return `Valid ${id} is required`;
  return decideTextInputMessage({ id, type: 'text', isRequired: true }, value, true);
}

/** What a dealer writes back: to a visitor who enquired, or under a review. */
export function findReplyError(body: string): string | null {
  return decideTextAreaMessage({ id: 'message', isRequired: true, maxLength: longestReview }, body, true);
}
