import { describe, expect, it } from 'vitest';
import { ContentError } from '../content-mistake.ts';
import { buildLibrary, loadLibrary } from './load-library.ts';
import type { ContentFile } from './read-file.ts';

function article(kind: string, slug: string, lines: readonly string[] = [], body = 'Words.'): ContentFile {
  const has = (key: string) => lines.some((line) => line.startsWith(`${key}:`));
  const usual = ['title: A title', 'summary: A summary.', 'date: 2026-01-01', 'picture: road/1'];
  const front = [
    `type: ${kind}`,
    'author: Forecourt',
    ...usual.filter((line) => !has(line.split(':', 1)[0] ?? '')),
    ...lines,
  ];
  return { file: `articles/${kind}/${slug}.md`, text: `---\n${front.join('\n')}\n---\n${body}\n` };
}

function page(path: string, lines: readonly string[] = [], body = 'Words.'): ContentFile {
  const front = ['type: page', 'title: A page', 'summary: A summary.', 'date: 2026-01-01', ...lines];
  return { file: `pages/${path}.md`, text: `---\n${front.join('\n')}\n---\n${body}\n` };
}

const on = (day: string, ...files: ContentFile[]) => buildLibrary(files).on(day);
const slugs = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug);
const paths = (items: readonly { path: string }[]) => items.map((item) => item.path);

describe('a library', () => {
  it('knows pages by their address and articles by kind and slug', () => {
    const library = on('2026-02-01', page('terms/privacy'), article('news', 'a'));
    expect(library.page('/terms/privacy')?.title).toBe('A page');
    expect(library.article('news', 'a')?.path).toBe('/news/a');
    expect(library.page('/nowhere')).toBeNull();
  });

  it('gives what is shown on the page of its kind an anchor there', () => {
    expect(on('2026-02-01', article('tip', 'first-frost')).article('tip', 'first-frost')?.path).toBe(
      '/driver-tips#first-frost',
    );
  });

  it('shows a scheduled article from its day on, and a draft never', () => {
    const files = [article('news', 'later', ['date: 2026-03-01']), article('news', 'draft', ['draft: true'])];
    expect(slugs(on('2026-02-28', ...files).list('news'))).toEqual([]);
    expect(slugs(on('2026-03-01', ...files).list('news'))).toEqual(['later']);
  });

  it('lists the newest first, but modules in the order of their course', () => {
    const library = on(
      '2026-12-01',
      article('news', 'old', ['date: 2026-01-01']),
      article('news', 'new', ['date: 2026-11-01']),
      article('module', 'second', ['number: 2', 'date: 2026-11-01']),
      article('module', 'first', ['number: 1', 'date: 2026-01-01']),
    );
    expect(slugs(library.list('news'))).toEqual(['new', 'old']);
    expect(slugs(library.list('module'))).toEqual(['first', 'second']);
  });

  it('finds articles on a make and on a model, however they are written', () => {
    const library = on(
      '2026-02-01',
      article('guide', 'octavia', ['make: Škoda', 'model: Octavia']),
      article('guide', 'fabia', ['make: Skoda', 'model: Fabia']),
    );
    expect(library.about('skoda')).toHaveLength(2);
    expect(slugs(library.about('Skoda', 'octavia'))).toEqual(['octavia']);
  });

  it('puts what shares the model before what shares a common tag', () => {
    const library = on(
      '2026-02-01',
      article('review', 'golf', ['rating: 4', 'make: VW', 'model: Golf', 'tags: [petrol]']),
      article('guide', 'golf-used', ['make: VW', 'model: Golf']),
      article('advice', 'petrol', ['tags: [petrol]']),
    );
    const golf = library.article('review', 'golf');
    expect(golf && paths(library.related(golf, 5))).toEqual([
      '/used-car-guides/golf-used',
      '/motoring-advice/petrol',
    ]);
  });

  it('puts what the writer named before everything', () => {
    const library = on(
      '2026-02-01',
      article('advice', 'a', ['tags: [nct]', 'related: [/about]']),
      article('advice', 'b', ['tags: [nct]']),
      page('about'),
    );
    const a = library.article('advice', 'a');
    expect(a && paths(library.related(a, 5))).toEqual(['/about', '/motoring-advice/b']);
  });

  it('does not call related what stands on the same page', () => {
    const library = on(
      '2026-02-01',
      page('driver-tips', ['list: tip', 'tags: [winter]']),
      article('tip', 'frost', ['tags: [winter]']),
    );
    const tips = library.page('/driver-tips');
    expect(tips && library.related(tips, 5)).toEqual([]);
  });

  it('counts a minute of reading for 220 words, and one at least', () => {
    expect(on('2026-02-01', page('a', [], 'word '.repeat(1100))).page('/a')?.readingMinutes).toBe(5);
    expect(on('2026-02-01', page('a')).page('/a')?.readingMinutes).toBe(1);
  });
});

describe('searching within the texts', () => {
  const library = on(
    '2026-02-01',
    article('advice', 'test', ['title: Pass the NCT'], 'Book it early.'),
    article('advice', 'buy', ['title: Buying a car'], 'Ask for the NCT. Citroën owners too.'),
  );

  it('puts a word in the title before one in the text', () => {
    expect(paths(library.search('nct', 10))).toEqual(['/motoring-advice/test', '/motoring-advice/buy']);
  });

  it('wants every word, and takes the last for the beginning of one', () => {
    expect(paths(library.search('nct ear', 10))).toEqual(['/motoring-advice/test']);
    expect(library.search('nct unicorn', 10)).toEqual([]);
  });

  it('minds neither accents nor capitals', () => {
    expect(library.search('CITROEN', 10)).toHaveLength(1);
  });

  it('finds nothing for nothing', () => {
    expect(library.search('  ', 10)).toEqual([]);
  });
});

describe('a mistake in any file', () => {
  const messageOf = (...files: ContentFile[]) => {
    try {
      buildLibrary(files);
    } catch (error) {
      if (error instanceof ContentError) return error.message;
      throw error;
    }
    return 'no mistake';
  };

  it('can be an action that leads nowhere', () => {
    expect(messageOf(page('b', ['action: { label: Go, href: /nowhere }']))).toBe(
      'pages/b.md:1: /nowhere leads nowhere',
    );
  });

  it('is told with its file and line, all of them at once', () => {
    expect(messageOf(article('news', 'a', [], 'See [this](/nowhere).'), page('b', [], '::: thing'))).toBe(
      'pages/b.md:7: there is no piece called "thing"\narticles/news/a.md:9: /nowhere leads nowhere',
    );
  });

  it('can be a file in the wrong place', () => {
    expect(messageOf({ ...article('news', 'a'), file: 'articles/poem/a.md' })).toContain(
      'articles/kind/slug.md',
    );
    expect(messageOf({ ...article('news', 'a'), file: 'articles/tip/a.md' })).toContain(
      'the file stands among the articles of the kind tip',
    );
  });

  it('can be a word that the brand does not have', () => {
    expect(messageOf(page('a', [], 'Ring {{mobile}}.'))).toBe('pages/a.md:7: nothing is called {{mobile}}');
  });
});

describe('the files that come with the site', () => {
  it('have no mistake', async () => {
    const library = await loadLibrary();
    expect(library.on('2100-01-01').everything().length).toBeGreaterThan(50);
  });
});
