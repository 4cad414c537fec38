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

  it('does not call related what the page lists, nor the page that lists it', () => {
    const library = on(
      '2026-02-01',
      page('driver-tips', ['list: tip', 'tags: [winter]']),
      article('tip', 'frost', ['tags: [winter]']),
      article('advice', 'tyres', ['tags: [tyres]']),
    );
    const tips = library.page('/driver-tips');
    const frost = library.article('tip', 'frost');
    expect(tips && library.related(tips, 5)).toEqual([]);
    expect(frost && library.related(frost, 5)).toEqual([]);
  });

  it('fills up with the newest of the same kind', () => {
    const library = on(
      '2026-12-01',
      article('news', 'a', ['tags: [diesel]']),
      article('news', 'old', ['date: 2026-02-01']),
      article('news', 'new', ['date: 2026-03-01']),
      article('advice', 'diesel', ['tags: [diesel]']),
    );
    const a = library.article('news', 'a');
    expect(a && paths(library.related(a, 3))).toEqual(['/motoring-advice/diesel', '/news/new', '/news/old']);
  });

  it('counts what the articles of a kind are about', () => {
    const library = on(
      '2026-02-01',
      article('guide', 'a', ['make: Ford', 'tags: [van, diesel]']),
      article('guide', 'b', ['make: Ford', 'tags: [diesel]']),
      article('news', 'c', ['tags: [diesel]']),
    );
    expect(library.subjects('guide')).toEqual({
      makes: [{ name: 'Ford', count: 2 }],
      tags: [
        { name: 'diesel', count: 2 },
        { name: 'van', count: 1 },
      ],
    });
    expect(slugs(library.list('guide', { make: 'ford', tag: 'van' }))).toEqual(['a']);
    expect(slugs(library.list('guide', { tag: 'diesel' }))).toEqual(['a', 'b']);
  });

  it('leaves out of sitemaps what has another canonical address', () => {
    const library = on('2026-02-01', page('new'), page('old', ['canonical: /new']));
    expect(paths(library.everything())).toEqual(['/new']);
  });

  it('knows the channel of the vehicle and the towns of a road trip', () => {
    const library = on(
      '2026-02-01',
      article('guide', 'mt-07', ['make: Yamaha', 'model: MT-07', 'channel: bikes']),
      article('guide', 'golf', ['make: VW']),
      article('roadtrip', 'west', ['stops: [galway, 53.43w9.32, clifden]']),
    );
    expect(library.article('guide', 'mt-07')?.channel).toBe('Bike');
    expect(library.article('guide', 'golf')?.channel).toBe('Car');
    expect(library.article('roadtrip', 'west')?.stops).toMatchObject([
      { name: 'Galway' },
      { latitude: 53.43, longitude: -9.32 },
      { name: 'Clifden' },
    ]);
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

  const found = (text: string) => paths(library.search(text, 10).items);

  it('says how many there are besides those it was asked for', () => {
    expect(library.search('nct', 1)).toMatchObject({ total: 2, items: [{ slug: 'test' }] });
  });

  it('does not find unpublished items', () => {
    const files = [article('news', 'a', ['title: Unicorns', 'date: 2026-03-01'])];
    expect(on('2026-02-28', ...files).search('unicorns', 10).total).toBe(0);
    expect(on('2026-03-01', ...files).search('unicorns', 10).total).toBe(1);
  });

  it('puts a word in the title before one in the text', () => {
    expect(found('nct')).toEqual(['/motoring-advice/test', '/motoring-advice/buy']);
  });

  it.each([
    ['the', ['the']],
    ['<b>', ['b']],
  ])('does not look for %s, which would find everything', (text, ignored) => {
    expect(library.search(text, 10)).toEqual({ total: 0, items: [], ignored });
  });

  it('leaves out words that occur everywhere', () => {
    expect(library.search('how to buy a car', 10)).toMatchObject({ ignored: ['how', 'to', 'a'] });
    expect(found('the nct')).toEqual(found('nct'));
  });

  it('takes a letter beside another word for a word of its own', () => {
    const cars = on(
      '2026-02-01',
      article('advice', 'y', ['title: Model Y']),
      article('advice', 'x', ['title: Model X, yellow']),
    );
    expect(paths(cars.search('model y', 10).items)).toEqual(['/motoring-advice/y']);
  });

  it('wants every word, and takes the last for the beginning of one', () => {
    expect(found('nct ear')).toEqual(['/motoring-advice/test']);
    expect(found('nct unicorn')).toEqual([]);
  });

  it('ignores accents and case', () => {
    expect(found('CITROEN')).toHaveLength(1);
  });

  it('finds nothing for empty input', () => {
    expect(found('  ')).toEqual([]);
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
      'pages/b.md:6: /nowhere leads nowhere',
    );
  });

  it('can be something related that is not there, named by its own line', () => {
    const text = article('news', 'a').text.replace('author:', 'related:\n  - /b\n  - /nowhere\nauthor:');
    expect(messageOf(page('b'), { file: 'articles/news/a.md', text })).toBe(
      'articles/news/a.md:5: /nowhere leads nowhere',
    );
  });

  it('can be an anchor that is not there', () => {
    expect(messageOf(page('a', [], '## Tax\n\n[tax](#tax), [tacks](#tacks)'))).toBe(
      'pages/a.md:9: #tacks leads to no heading there',
    );
    const tips = page('driver-tips', ['list: tip']);
    const linked = (anchor: string) => page('a', [], `[tip](/driver-tips#${anchor})`);
    expect(messageOf(tips, article('tip', 'frost'), linked('frost'))).toBe('no mistake');
    expect(messageOf(tips, article('tip', 'frost'), linked('fog'))).toContain('leads to no heading there');
  });

  it('can be a link to a draft', () => {
    expect(messageOf(page('b', ['draft: true']), page('a', [], 'See [b](/b).'))).toBe(
      'pages/a.md:7: /b leads to a draft',
    );
  });

  it('can be a number that two modules share', () => {
    expect(messageOf(article('module', 'a', ['number: 1']), article('module', 'b', ['number: 1']))).toBe(
      'articles/module/b.md:8: number: 1 is that of articles/module/a.md too',
    );
  });

  it('is reported with its file and line, all of them at once', () => {
    expect(messageOf(article('news', 'a', [], 'See [this](/nowhere).'), page('b', [], '::: thing'))).toBe(
      'pages/b.md:7: there is no block called "thing"\narticles/news/a.md:9: /nowhere leads nowhere',
    );
  });

  it('can be a file in the wrong place', () => {
    expect(messageOf({ ...article('news', 'a'), file: 'articles/poem/a.md' })).toContain(
      'articles/kind/slug.md',
    );
    expect(messageOf({ ...article('news', 'a'), file: 'articles/tip/a.md' })).toContain(
      'the file is among the articles of the kind tip',
    );
  });

  it('can be a word that the brand does not have', () => {
    expect(messageOf(page('a', [], 'Ring {{mobile}}.'))).toBe('pages/a.md:7: there is no value {{mobile}}');
  });
});

describe('the files that come with the site', () => {
  it('have no mistake', async () => {
    const library = await loadLibrary();
    expect(library.on('2100-01-01').everything().length).toBeGreaterThan(50);
  });
});
