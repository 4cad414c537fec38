/**
 * Finds files that import each other in a circle, by Tarjan's algorithm: each circle once, in import order.
 */
export function findCircles(importsOf: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const path: string[] = [];

  const visit = (file: string): number => {
    let low = order.size;
    order.set(file, low);
    path.push(file);
    for (const other of importsOf.get(file) ?? []) {
      if (!order.has(other)) low = Math.min(low, visit(other));
      else if (path.includes(other)) low = Math.min(low, order.get(other) ?? low);
    }
    if (low === order.get(file)) {
      const circle = path.splice(path.indexOf(file));
      if (circle.length > 1 || importsOf.get(file)?.includes(file)) circles.push(circle);
    }
    return low;
  };

  for (const file of importsOf.keys()) if (!order.has(file)) visit(file);
  return circles;
}
