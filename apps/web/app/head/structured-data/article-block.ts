import { brand } from '@forecourt/site';
import type { ArticleLeaf, NewsArticleLeaf, OrganizationLeaf, PersonLeaf, WithContext } from 'schema-dts';
import { type ModelFacts, modelBlock } from './model-block.ts';
import { stated } from './stated.ts';

export interface ArticleFacts {
  origin: string;
  kind: 'article' | 'news';
  title: string;
  summary: string;
  path: string;
  picturePath?: string | null | undefined;
  /** ISO dates or date-times. */
  publishedAt: string;
  changedAt?: string | null | undefined;
  /** A person's name; if absent, the site is the author. */
  author?: string | null | undefined;
  /** The model that it is about, if any. */
  about?: ModelFacts | null | undefined;
}

export function articleBlock(article: ArticleFacts): WithContext<ArticleLeaf | NewsArticleLeaf> {
  const url = article.origin + article.path;
  return {
    '@context': 'https://schema.org',
    '@type': article.kind === 'news' ? 'NewsArticle' : 'Article',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.summary,
    inLanguage: 'en-IE',
    ...stated({ image: article.picturePath ? article.origin + article.picturePath : null }),
    datePublished: article.publishedAt,
    dateModified: article.changedAt ?? article.publishedAt,
    author: authorBlock(article.author, article.origin),
    publisher: publisherBlock(article.origin),
    ...stated({ about: article.about ? modelBlock(article.about) : null }),
  };
}

export function authorBlock(
  author: string | null | undefined,
  origin: string,
): PersonLeaf | OrganizationLeaf {
  return author && author !== brand.name ? { '@type': 'Person', name: author } : publisherBlock(origin);
}

export function publisherBlock(origin: string): OrganizationLeaf {
  return { '@type': 'Organization', name: brand.name, url: `${origin}/`, logo: `${origin}/logo.svg` };
}
