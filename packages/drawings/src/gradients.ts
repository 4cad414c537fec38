import { clipPath, defs, type GradientStop, linearGradient, radialGradient, url } from './svg.ts';

export type Gradients = ReturnType<typeof createGradients>;

/**
 * Collects the definitions of one drawing and returns references, so that no two parts share an id by
 * mistake.
 */
export function createGradients() {
  const definitions: string[] = [];
  const define = (build: (id: string) => string): string => {
    const id = `p${definitions.length}`;
    definitions.push(build(id));
    return url(id);
  };
  return {
    /** Two or more colours at equal distances: most surfaces need no more. */
    fade: (colours: readonly string[], line?: readonly [number, number, number, number]) => {
      const step = 1 / Math.max(1, colours.length - 1);
      const stops = colours.map((colour, index): GradientStop => [index * step, colour]);
      return define((id) => linearGradient(id, stops, line));
    },
    linear: (stops: readonly GradientStop[], line?: readonly [number, number, number, number]) =>
      define((id) => linearGradient(id, stops, line)),
    radial: (stops: readonly GradientStop[], circle?: readonly [number, number, number]) =>
      define((id) => radialGradient(id, stops, circle)),
    clip: (...shapes: string[]) => define((id) => clipPath(id, ...shapes)),
    toDefs: () => defs(...definitions),
  };
}
