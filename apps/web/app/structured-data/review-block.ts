import { maximumRating } from '@forecourt/domain';
import type { ReviewLeaf, WithContext } from 'schema-dts';
import { type ArticleFacts, authorBlock, publisherBlock } from './article-block.ts';
import { stated } from './stated.ts';

export interface ReviewFacts extends Omit<ArticleFacts, 'kind'> {
  /** Out of five. */
  rating: number;
  make: string;
  model: string;
}

/** What we think of a model of car. */
export function reviewBlock(review: ReviewFacts): WithContext<ReviewLeaf> {
  const { origin, make, model } = review;
  const url = origin + review.path;
  const image = review.picturePath ? origin + review.picturePath : null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Review',
    '@id': `${url}#review`,
    url,
    name: review.title,
    description: review.summary,
    inLanguage: 'en-IE',
    datePublished: review.publishedAt,
    dateModified: review.changedAt ?? review.publishedAt,
    author: authorBlock(review.author, origin),
    publisher: publisherBlock(origin),
    reviewRating: {
      '@type': 'Rating',
      ratingValue: review.rating,
      bestRating: maximumRating,
      worstRating: 0,
    },
    itemReviewed: {
      '@type': 'Car',
      name: `${make} ${model}`,
      brand: { '@type': 'Brand', name: make },
      model,
      ...stated({ image }),
    },
  };
}
