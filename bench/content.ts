import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Article, articleKinds, loadLibrary, type ReadableLibrary } from '@forecourt/content';
import { makeArticles } from './content/make-articles.ts';
import { quantile } from './search/figures.ts';

const few = 10;
const many = 1000;
const rounds = 200;
const today = '2026-12-01';

/** Aims: a thousand articles are read, checked and rendered within 10 s, and then served as fast as ten. */
export async function benchContent(): Promise<void> {
  const words = await readWords();
  // The first run only warms up.
  await measure(100, words);
  const [small, large] = [await measure(few, words), await measure(many, words)];
  console.log(
    `Reading, checking and rendering ${many.toLocaleString('en')} articles: ${large.loadMs.toFixed(0)} ms, ${large.processorMs.toFixed(0)} of them at work. Aim: 10,000. Ten take ${small.loadMs.toFixed(0)}.\n`,
  );
  console.log(`| p50 of an answer | ${few} articles | ${many.toLocaleString('en')} articles | ratio |`);
  console.log('|---|--:|--:|--:|');
  for (const [name, fewMs] of Object.entries(small.times)) {
    const manyMs = large.times[name] ?? Number.NaN;
    console.log(
      `| ${name} | ${fewMs.toFixed(4)} ms | ${manyMs.toFixed(4)} ms | ${(manyMs / fewMs).toFixed(1)}× |`,
    );
  }
  console.log('\nA page takes some milliseconds to render. Beside that, an answer far below one is no wait.');
}

interface Measured {
  loadMs: number;
  /** Processor time: without waits for the disk and for other programs. */
  processorMs: number;
  times: Record<string, number>;
}

async function measure(count: number, words: readonly string[]): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-content-'));
  try {
    const files = makeArticles(count, words);
    await mkdir(join(folder, 'articles/review'), { recursive: true });
    await Promise.all(files.map(({ file, text }) => writeFile(join(folder, file), text)));
    const [start, before] = [performance.now(), process.cpuUsage()];
    const library = (await loadLibrary({ folder })).on(today);
    const loadMs = performance.now() - start;
    const { user, system } = process.cpuUsage(before);
    return { loadMs, processorMs: (user + system) / 1000, times: measureAnswers(library) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The words of everything on the site, each as often as it occurs. */
async function readWords(): Promise<string[]> {
  const library = (await loadLibrary()).on(today);
  const texts = articleKinds.flatMap((kind) => library.list(kind).map(({ text }) => text));
  return texts.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []);
}

/** The screens' requests, for another article each round. */
function measureAnswers(library: ReadableLibrary): Record<string, number> {
  const all = library.list('review');
  const articleOf = (round: number): Article => {
    const article = all[(round * 7) % all.length];
    if (!article) throw new Error('There are no articles');
    return article;
  };
  const questions: Record<string, (round: number) => unknown> = {
    'a page of a list': () => library.list('review').slice(0, 12),
    'the choices of its filters': () => library.subjects('review'),
    'a list of one make': (round) => library.list('review', { make: articleOf(round).make }).slice(0, 12),
    'one article': (round) => library.article('review', articleOf(round).slug),
    'what is related to it, asked first': (round) => library.related(articleOf(round), 4),
    'what is related to it, asked again': (round) => library.related(articleOf(round), 4),
    'the newest for the feed': () => library.latest(50),
    'a search for a make': (round) => library.search(`${articleOf(round).make}`, 24),
    'a search for two words': (round) => library.search(`${articleOf(round).make} road`, 24),
    'a search while typing': () => library.search('brak', 24),
  };
  return Object.fromEntries(
    Object.entries(questions).map(([name, ask]) => {
      // At most once per article, or a cached answer would count as a first one.
      const times = Array.from({ length: Math.min(rounds, all.length) }, (_, round) => {
        const start = performance.now();
        ask(round);
        return performance.now() - start;
      });
      return [name, quantile(times, 0.5)];
    }),
  );
}

if (import.meta.main) await benchContent();
