import { describe, expect, it } from 'vitest';
import { renderBody } from './render-body.ts';

const htmlOf = (source: string) =>
  renderBody(source)
    .body.blocks.map((block) => (block.kind === 'html' ? block.html : `[${block.kind}]`))
    .join('\n');
const mistakesOf = (source: string) => renderBody(source).mistakes;

describe('a text', () => {
  it('gives each heading an anchor of its own and lists those of the second level', () => {
    const { body } = renderBody('## What it costs\n\n### In town\n\n## What it costs');
    expect(body.contents).toEqual([
      { id: 'what-it-costs', text: 'What it costs' },
      { id: 'what-it-costs-2', text: 'What it costs' },
    ]);
    expect(body.anchors).toEqual(['what-it-costs', 'in-town', 'what-it-costs-2']);
  });

  it('shows HTML as it was typed, so that nothing can slip in', () => {
    expect(htmlOf('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  });

  it('keeps a wide table in a box that can be scrolled and reached', () => {
    const html = htmlOf('## Tax\n\n| Band | A year |\n|---|--:|\n| A1 | €170 |');
    expect(html).toContain('<section data-table tabindex="0" aria-label="Tax, table"><table>');
    expect(html).toContain('<td data-align="right" data-short="">€170</td>');
    expect(html).not.toContain('style=');
  });

  it('marks the short cells of a table, which stay on one line', () => {
    const html = htmlOf('| Years | What |\n|---|---|\n| 2009 to 2012 | The one to look for |');
    expect(html).toContain('<td data-short="">2009 to 2012</td>');
    expect(html).toContain('<td>The one to look for</td>');
  });

  it('makes a picture that stands alone a figure with its size known beforehand', () => {
    const html = htmlOf('![A post](picture:charging/2 "At the post")');
    expect(html).toMatch(/^<figure><img src="\/media\/articles\/charging\/2\/800x450"/);
    expect(html).toContain('width="800" height="450" alt="A post" loading="lazy"');
    expect(html).toContain('<figcaption>At the post</figcaption></figure>');
  });

  it('has call-outs that hold Markdown', () => {
    expect(htmlOf('::: warning Slow down\nDo **not** pay.\n:::\n\nAfter.')).toBe(
      [
        '<div role="note" data-callout="warning">',
        '<p data-callout-title="">Slow down</p>',
        '<p>Do <strong>not</strong> pay.</p>',
        '</div>',
        '<p>After.</p>',
      ].join('\n'),
    );
  });

  it('is split at a live piece', () => {
    expect(
      renderBody('Before.\n\n::: vehicles search="fuel=electric" title="On sale"\n\nAfter.').body.blocks,
    ).toEqual([
      { kind: 'html', html: '<p>Before.</p>' },
      { kind: 'vehicles', channel: 'Car', search: 'fuel=electric', title: 'On sale' },
      { kind: 'html', html: '<p>After.</p>' },
    ]);
  });

  it('notes which of our addresses it links to, and on which line', () => {
    expect(renderBody('One.\n\nSee [cars](/used-cars).').body.links).toEqual([
      { href: '/used-cars', line: 2 },
    ]);
  });
});

describe('a mistake in a text', () => {
  it.each([
    ['a block that does not exist', '::: calculater finance', 'there is no block called "calculater"'],
    ['a search that cannot be', '::: vehicles search="minYear=old" title="x"', 'search: '],
    ['a piece without a title', '::: vehicles search="make=ford"', 'vehicles needs a title'],
    ['a count of what is not counted', '::: chart counts by=mood title="x"', 'by names an attribute'],
    ['a calculator that does not exist', '::: calculator abacus', 'a calculator is one of'],
    ['a call-out that is never closed', '::: note\nWords', 'the call-out is never closed'],
    ['an end of nothing', 'Words\n\n:::', 'nothing is open here'],
    ['a piece in a list', '- ::: totals title="x"', 'must be on its own'],
    ['a second title', '# Title', 'begin with ##'],
    ['a picture from elsewhere', '![x](https://example.ie/a.png)', 'named by its subject'],
    ['a link without a place', '[x](used-cars)', 'is not a valid link address'],
  ])('can be %s', (_, source, message) => {
    expect(mistakesOf(source)[0]?.message).toContain(message);
  });

  it('names its line', () => {
    expect(mistakesOf('One.\n\n::: nothing\n\nTwo.')[0]?.line).toBe(2);
  });
});

describe('cards', () => {
  const card = (look: string, rest: string) => `::: ${look} title="One" ${rest}`;
  const product = 'illustration=loan button="See it" href=/car-finance';

  it('of one kind that follow one another are one row', () => {
    const { body, mistakes } = renderBody(
      [card('product', product), card('product', product), card('info', 'illustration=loan href=#pay')].join(
        '\n',
      ),
    );
    expect(mistakes).toEqual([]);
    expect(body.blocks).toMatchObject([
      {
        kind: 'cards',
        look: 'product',
        cards: [{ title: 'One', href: '/car-finance' }, { button: 'See it' }],
      },
      { kind: 'cards', look: 'info', cards: [{ href: '#pay' }] },
    ]);
    expect(body.links.map(({ href }) => href)).toEqual(['/car-finance', '/car-finance', '#pay']);
  });

  it.each([
    ['::: product illustration=loan button="See it" href=/a', 'a card needs a title'],
    [card('product', 'illustration=loan href=/a'), 'a product needs a button'],
    [card('product', 'illustration=lone button="See it" href=/a'), /^illustration is one of /],
    [card('info', 'illustration=loan href=https://elsewhere.example'), /needs an href within the site/],
    [card('info', 'illustration=loan href=//elsewhere.example'), /needs an href within the site/],
    [card('square', 'text="Two" href=/a'), 'a square needs a picture such as dealer/2'],
    ['::: partners', 'partners need a title'],
  ])('%s is a mistake', (source, message) => {
    expect(mistakesOf(source)).toEqual([
      { line: 0, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
  });
});
