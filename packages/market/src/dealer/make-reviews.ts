import { type DealerDraft, type DealerReview, dayMs } from '@forecourt/domain';
import type { MarketOptions } from '../market-options.ts';
import { type RandomStream, randomStream } from '../random/random-stream.ts';
import { firstNames } from './people-names.ts';
import { answers, reviewWords } from './review-words.ts';

const oldest = 900;

/** Reviews of dealers as the store holds them: some dealers have dozens, some have none yet. */
export function makeReviews(
  { seed, now }: MarketOptions,
  dealers: readonly { id: number; draft: DealerDraft }[],
): DealerReview[] {
  return dealers.flatMap(({ id, draft }) => {
    const random = randomStream(seed, 'reviews', draft.sourceReference);
    const count = random.chance(0.18) ? 0 : Math.min(45, Math.round(2 * (1 - random.next()) ** -0.8));
    const standing = 4.45 + random.normal() * 0.35;
    const used = new Set<string>();
    return Array.from({ length: count }, () => makeReview(random, id, draft, standing, now, used));
  });
}

function makeReview(
  random: RandomStream,
  dealerId: number,
  draft: DealerDraft,
  standing: number,
  now: Date,
  used: Set<string>,
): DealerReview {
  const rating = Math.max(
    1,
    Math.min(5, Math.round(random.chance(0.06) ? random.between(1, 2.4) : standing + random.normal() * 0.6)),
  );
  const words = reviewWords(rating);
  const fill = (text: string) =>
    text
      .replaceAll('{person}', draft.people[0]?.name.split(' ')[0] ?? 'the sales lady')
      .replaceAll('{town}', draft.place.town ?? draft.place.county);
  let sentences: string[] = [];
  // The same sentence twice under one dealer would show that the reviews are made up.
  for (let attempt = 0; attempt < 6; attempt += 1) {
    sentences = random.sample(words.sentences, random.whole(1, 3)).filter((sentence) => !used.has(sentence));
    if (sentences.length > 0) break;
  }
  if (sentences.length === 0) sentences = [random.pick(words.sentences)];
  for (const sentence of sentences) used.add(sentence);
  const written = new Date(now.getTime() - random.whole(2, oldest) * dayMs - random.whole(0, dayMs));
  const reply = random.chance(rating <= 2 ? 0.7 : 0.25)
    ? {
        body: random.pick(rating <= 2 ? answers.sorry : answers.thanks),
        writtenAt: new Date(
          Math.min(now.getTime(), written.getTime() + random.whole(1, 9) * dayMs),
        ).toISOString(),
      }
    : null;
  // Somebody looks at reviews within weeks.
  const waitingOrShown = now.getTime() - written.getTime() < 30 * dayMs ? 'pending' : 'published';
  return {
    dealerId,
    author: `${random.pick(firstNames)} ${random.pick([...'BCDFGHKLMNOPRSTW'])}.`,
    rating,
    title: random.pick(words.titles),
    body: fill(sentences.join(' ')),
    writtenAt: written.toISOString(),
    reply,
    state: random.chance(0.03) ? waitingOrShown : random.chance(0.01) ? 'rejected' : 'published',
  };
}
