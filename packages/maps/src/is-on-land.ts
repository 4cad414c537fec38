type Point = readonly [x: number, y: number];

/** Whether a line from the point to the far left crosses the coast an odd number of times. */
export function isOnLand([x, y]: Point, rings: readonly (readonly Point[])[]): boolean {
  let isInside = false;
  for (const ring of rings) {
    for (const [index, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
      if (ay > y !== by > y && x > ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside;
    }
  }
  return isInside;
}
