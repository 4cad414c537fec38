import { isDeepStrictEqual } from 'node:util';
import type { DirectoryQuery } from '@forecourt/services/open';
import { DirectoryIndex } from '@forecourt/services/open';
import { makeDirectory, makeQuestions } from './dealers/corpus.ts';
import type { DirectoryPeer, DirectoryReply } from './dealers/directory-peer.ts';
import { sqlPeer } from './dealers/sql-peer.ts';
import { type Figures, formatFigures, quantile } from './search/figures.ts';

const questionsAsked = 300;
const rounds = 4;

/**
 * The dealer directory compared with the alternatives a team would use: a page of twenty, the total and all
 * counts.
 */
export async function benchDealers(size = 5000): Promise<void> {
  const facts = makeDirectory(size);
  const questions = makeQuestions(questionsAsked, facts);
  console.log(
    `${size.toLocaleString('en')} dealers, ${facts.stock.length.toLocaleString('en')} makes in their stock, ${questions.length} questions\n`,
  );
  const building = performance.now();
  const index = new DirectoryIndex(facts);
  const buildMs = performance.now() - building;
  const answers = new Map<DirectoryQuery, DirectoryReply>();
  for (const query of questions) answers.set(query, replyOf(index, query));
  const all: Figures[] = [
    { name: 'DirectoryIndex', buildMs, times: await timeAll(questions, (query) => index.search(query)) },
  ];
  const slips = questions.filter(({ name }) => name && name.length > 4);
  const guesses = await timeAll(slips, (query) => index.search({ ...query, name: slip(query.name ?? '') }));
  const opening = performance.now();
  const peer: DirectoryPeer = await sqlPeer(facts);
  const openMs = performance.now() - opening;
  try {
    const agreed = await countAgreed(peer, answers);
    console.log(`${peer.name} agrees on ${agreed} of ${answers.size} answers`);
    all.push({
      name: peer.name,
      buildMs: openMs,
      times: await timeAll(questions, (query) => peer.search(query)),
    });
  } finally {
    await peer.close();
  }
  console.log(`\n${formatFigures(all)}`);
  console.log(
    `\nA name with a slip of the hand: ${quantile(guesses, 0.5).toFixed(3)} ms at p50, ${quantile(guesses, 1).toFixed(3)} at most. Aim: 5 ms.`,
  );
}

function replyOf(index: DirectoryIndex, query: DirectoryQuery): DirectoryReply {
  const { total, hits, counts } = index.search(query);
  return {
    total,
    ids: hits.map(({ dealer }) => dealer.id),
    county: Object.fromEntries(counts.county),
    make: Object.fromEntries(counts.make),
  };
}

async function countAgreed(
  peer: DirectoryPeer,
  answers: ReadonlyMap<DirectoryQuery, DirectoryReply>,
): Promise<number> {
  let agreed = 0;
  for (const [query, answer] of answers)
    if (isDeepStrictEqual({ ...(await peer.search(query)) }, answer)) agreed++;
  return agreed;
}

/** The best time of each question over several rounds; the first round warms up. */
async function timeAll(
  questions: readonly DirectoryQuery[],
  search: (query: DirectoryQuery) => unknown,
): Promise<number[]> {
  const best = new Map<DirectoryQuery, number>();
  for (let round = 0; round < rounds; round++) {
    for (const query of questions) {
      const start = performance.now();
      await search(query);
      best.set(query, Math.min(best.get(query) ?? Number.POSITIVE_INFINITY, performance.now() - start));
    }
  }
  return [...best.values()];
}

/** Two letters swapped. */
function slip(name: string): string {
  return name.slice(0, 2) + name.charAt(3) + name.charAt(2) + name.slice(4);
}

if (import.meta.main) await benchDealers(Number(process.argv[2] ?? 5000));
