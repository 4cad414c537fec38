import { describe, expect, it } from 'vitest';
import { findMarkupFault } from '../svg-balance.ts';
import { articleSubjects } from './compositions.ts';
import { drawArticlePicture } from './draw-article-picture.ts';

describe('the picture above an article', () => {
  it.each(articleSubjects)('draws %s', (subject) => {
    for (const seed of [0, 7, 1998]) {
      const svg = drawArticlePicture({ subject, seed });
      expect(findMarkupFault(svg)).toBeNull();
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|<text/);
      expect(svg.length).toBeLessThan(25_000);
    }
  });

  it('is unique to every subject', () => {
    expect(new Set(articleSubjects.map((subject) => drawArticlePicture({ subject, seed: 1 }))).size).toBe(
      articleSubjects.length,
    );
  });

  it('is the same for the same subject and seed', () => {
    expect(drawArticlePicture({ subject: 'winter', seed: 3 })).toBe(
      drawArticlePicture({ subject: 'winter', seed: 3 }),
    );
  });

  it.each(['hovercraft', 'constructor', '"><script>'])(
    'shows the road for the unknown subject %s',
    (subject) => {
      expect(drawArticlePicture({ subject, seed: 3 })).toBe(drawArticlePicture({ subject: 'road', seed: 3 }));
    },
  );
});
