type Point = readonly [x: number, y: number];

/**
 * A smooth curve through the points (Catmull-Rom): at each it runs parallel to the line between its
 * neighbours. The route is known at its stops and a few bends, and straight lines between those would look
 * like errors.
 */
export function drawRoute(points: readonly Point[], isRound: boolean): string {
  const [first] = points;
  if (!first || points.length < 2) return '';
  const ends = isRound ? points.length : points.length - 1;
  const curves = Array.from({ length: ends }, (_, index) => {
    const from = pointAt(index);
    const to = pointAt(index + 1);
    const before = away(from, pointAt(index - 1), to, 1);
    const after = away(to, from, pointAt(index + 2), -1);
    return `C${[before, after, to].map(formatPoint).join(' ')}`;
  });
  return `<path class="route" d="M${formatPoint(first)}${curves.join('')}"/>`;

  function pointAt(index: number): Point {
    const count = points.length;
    const at = isRound ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[at] ?? [0, 0];
  }
}

/** A control point of the curve: a sixth of the distance between the neighbours makes it smooth. */
function away([x, y]: Point, [beforeX, beforeY]: Point, [afterX, afterY]: Point, sign: 1 | -1): Point {
  return [x + (sign * (afterX - beforeX)) / 6, y + (sign * (afterY - beforeY)) / 6];
}

function formatPoint([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
