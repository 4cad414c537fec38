import { maximumRating } from '@forecourt/site';
import type { ReviewLeaf, WithContext } from 'schema-dts';
import { type ArticleFacts, authorBlock, publisherBlock } from './article-block.ts';
import { type ModelFacts, modelBlock } from './model-block.ts';
import { stated } from './stated.ts';

export interface ReviewFacts extends Omit<ArticleFacts, 'kind' | 'about'> {
  /** Out of five. */
  rating: number;
  about: ModelFacts;
}

/** Our review of a model. */
export function reviewBlock(review: ReviewFacts): WithContext<ReviewLeaf> {
  const { origin } = review;
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
    itemReviewed: { ...modelBlock(review.about), ...stated({ image }) },
  };
}
