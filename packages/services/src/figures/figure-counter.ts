import { type AdvertFigureKind, type AdvertFigures, advertFigureKinds, noFigures } from '@forecourt/domain';

/** The adverts on a page: counted together whenever the page is sent. */
export interface CountedPage {
  shown: readonly string[];
  opened: string | null;
}

/**
 * Counts in memory. A page is counted by its object alone, which a cached page keeps: its adverts are gone through once for
 * all its visitors of the last seconds.
 */
export class FigureCounter {
  #adverts = new Map<string, Record<AdvertFigureKind, number>>();
  #pages = new Map<CountedPage, number>();

  count(kind: AdvertFigureKind, publicReference: string, times = 1): void {
    const figures = this.#adverts.get(publicReference) ?? { ...noFigures };
    figures[kind] += times;
    this.#adverts.set(publicReference, figures);
  }

  countPage(page: CountedPage): void {
    this.#pages.set(page, (this.#pages.get(page) ?? 0) + 1);
  }

  /** Everything counted since the last time. */
  take(): ReadonlyMap<string, AdvertFigures> {
    for (const [{ shown, opened }, times] of this.#pages) {
      for (const publicReference of shown) this.count('shown', publicReference, times);
      if (opened !== null) this.count('opened', opened, times);
    }
    const taken = this.#adverts;
    this.#adverts = new Map();
    this.#pages = new Map();
    return taken;
  }
}

export function isCounted(figures: AdvertFigures): boolean {
  return advertFigureKinds.some((kind) => figures[kind] > 0);
}
