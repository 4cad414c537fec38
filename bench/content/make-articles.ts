import { modelsOf } from '@forecourt/taxonomy';
import { Random } from '../search/random.ts';

const tags = ['family', 'hybrid', 'electric', 'diesel', 'petrol', 'suv', 'estate', 'small', 'towing', 'city'];

/**
 * Reviews as long as ours, with headings, a table, a call-out and a live piece. Their words are drawn from
 * the site's texts, so that word frequencies are realistic.
 */
export function makeArticles(count: number, words: readonly string[]): { file: string; text: string }[] {
  const random = new Random(1998);
  const models = modelsOf('Car');
  const sentence = () => {
    const [first = '', ...rest] = Array.from({ length: 8 + random.below(12) }, () => random.pick(words));
    return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${rest.join(' ')}.`;
  };
  const paragraph = () => Array.from({ length: 4 }, sentence).join(' ');
  return Array.from({ length: count }, (_, index) => {
    const { make, model } = random.pick(models);
    const day = String(1 + random.below(28)).padStart(2, '0');
    const parts = Array.from(
      { length: 5 },
      () => `## ${random.pick(words)}\n\n${paragraph()}\n\n${paragraph()}`,
    );
    return {
      file: `articles/review/review-${index}.md`,
      text: `---
type: review
title: ${make} ${model}, review ${index}
summary: ${sentence().slice(0, 200)}
date: 2026-0${1 + random.below(9)}-${day}
author: Forecourt
picture: road/${index % 100}
rating: ${random.below(11) / 2}
make: ${make}
model: ${JSON.stringify(model)}
tags: [${random.pick(tags)}, ${random.pick(tags)}]
---
${parts.join('\n\n')}

| What | How much |
|---|--:|
| ${random.pick(words)} | ${random.below(900)} |

::: note ${random.pick(words)}
${sentence()}
:::

::: vehicles search="maxPrice=${5000 + random.below(30_000)}" title="On sale now"
`,
    };
  });
}
