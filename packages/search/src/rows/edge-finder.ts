const steps = 1024;

/**
 * Counts the ascending edges up to a value. The span of the edges is divided into even steps; a value's step
 * gives the number of edges in earlier steps, and only those of its own are compared. With a hundred edges
 * that is one comparison or none; a binary search takes seven.
 */
export class EdgeFinder {
  readonly edges: Float64Array;
  readonly #first: number;
  readonly #perUnit: number;
  /** By step: how many edges are in earlier ones. */
  readonly #before = new Uint32Array(steps + 1);

  constructor(edges: Float64Array) {
    this.edges = edges;
    this.#first = edges[0] ?? 0;
    const span = (edges.at(-1) ?? 0) - this.#first;
    this.#perUnit = span > 0 ? (steps - 1) / span : 0;
    for (const [index, edge] of edges.entries()) this.#before.fill(index + 1, this.#stepOf(edge) + 1);
  }

  countAtMost(value: number): number {
    const { edges } = this;
    let count = this.#before[this.#stepOf(value)] ?? 0;
    while (count < edges.length && (edges[count] ?? 0) <= value) count++;
    return count;
  }

  /** Monotonic in the value, which is all that is needed. */
  #stepOf(value: number): number {
    const step = (value - this.#first) * this.#perUnit;
    if (!(step > 0)) return 0;
    return step >= steps ? steps - 1 : Math.floor(step);
  }
}
