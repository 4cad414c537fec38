import { element, group, num } from '../svg.ts';
import { pictureHeight as height, pictureWidth as width } from './air.ts';
import { type Composition, compositions } from './compositions.ts';
import { createBrush } from './palette.ts';

export interface ArticlePicture {
  subject: string;
  seed: number;
}

/** The picture above an article. A subject without a scene gets the open road. */
export function drawArticlePicture({ subject, seed }: ArticlePicture): string {
  const brush = createBrush(seed);
  const { ground, things } = findComposition(subject);
  // Half of the pictures have their landscape mirrored, so that a page of cards does not repeat itself.
  const mirrored = brush.random.next() < 0.5 ? `translate(${width} 0) scale(-1 1)` : undefined;
  const parts = [
    group({ transform: mirrored }, ...ground(brush)),
    ...things.map(({ thing, x, y, scale = 1, turn = 0 }) => {
      const transform = `translate(${num(x)} ${num(y)})${turn ? ` rotate(${turn})` : ''} scale(${scale})`;
      return group({ transform }, ...thing(brush));
    }),
  ];
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    brush.ink.toDefs(),
    ...parts,
  );
}

function findComposition(subject: string): Composition {
  const found = Object.hasOwn(compositions, subject) ? compositions[subject] : undefined;
  const road = found ?? compositions.road;
  if (!road) throw new Error('The road scene is missing');
  return road;
}
