import { LRUCache } from 'lru-cache';

/** What the cache needs to know about what it holds. */
interface Sized {
  /** In memory, roughly. */
  bytes: number;
}

export interface PageCacheOptions<Page extends Sized, State> {
  maxBytes: number;
  /** While this is the same, so is every page, except for what time alone changes. */
  readState(): State;
  /** Whether a page is still the same, because what has changed is not on it. */
  isSame(page: Page, before: State, now: State): boolean;
  /** Renders a page again in the background; null if it can no longer be shared between visitors. */
  render(key: string, previous: Page): Promise<Page | null>;
  onError(error: unknown): void;
  now?(): number;
}

/** Even if nothing has changed: pages say "today", and show some figures that have no version. */
export const maxAgeMs = 10_000;
/** How long a page is served after something has changed, while it is rendered again. */
export const maxStaleMs = 1_000;
/** In a busy market something changes all the time; a page in demand is rendered at most this often. */
export const minRenderIntervalMs = 300;

type Render<Page> = (previous: Page | null) => Promise<Page | null>;

interface Entry<Page, State> {
  page: Page;
  state: State;
  generation: number;
  renderedAt: number;
  /** When the page was last known to be current. */
  currentAt: number;
  isRefreshing: boolean;
}

/**
 * Pages that are the same for every visitor, by address. A page is served as long as nothing has changed.
 * After a change it is served for a second at most, in which it is rendered again in the background;
 * a page that nobody asked for within that second is rendered when it is next asked for.
 */
export class PageCache<Page extends Sized, State> {
  readonly #entries: LRUCache<string, Entry<Page, State>>;
  readonly #rendering = new Map<string, Promise<void>>();
  /** Pages that each visitor gets for themselves: nobody waits for another's. */
  readonly #isPersonal = new LRUCache<string, true>({ max: 10_000 });
  readonly #options: PageCacheOptions<Page, State>;
  readonly #now: () => number;
  #generation = 0;

  constructor(options: PageCacheOptions<Page, State>) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#entries = new LRUCache({
      maxSize: Math.max(1, options.maxBytes),
      sizeCalculation: ({ page }) => page.bytes,
    });
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** Forgets every page, after a change that has no version. */
  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
  }

  /** The page, if it may be served now. */
  find(key: string): Page | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    const now = this.#now();
    const state = this.#options.readState();
    // Remembered, so that it is asked once a change.
    if (entry.state !== state && this.#options.isSame(entry.page, entry.state, state)) entry.state = state;
    const isSame = entry.state === state && entry.generation === this.#generation;
    if (isSame && now - entry.renderedAt < maxAgeMs) {
      entry.currentAt = now;
      return entry.page;
    }
    if (now - entry.currentAt >= maxStaleMs) return null;
    if (now - entry.renderedAt >= minRenderIntervalMs) this.#refresh(key, entry);
    return entry.page;
  }

  /**
   * Renders the page for a visitor and stores it. Others who ask for it in the meantime wait and then look
   * again: it is rendered once. `render` returns null for a page that belongs to its visitor. It gets the page that
   * was kept until now, however old, and may return it again.
   */
  async fill(key: string, render: Render<Page>): Promise<void> {
    if (this.#isPersonal.has(key) || this.#options.maxBytes === 0) return this.#store(key, render);
    const others = this.#rendering.get(key);
    if (others) {
      await others;
      // Still nothing: it failed, or belongs to its visitor.
      return this.find(key) ? undefined : this.#store(key, render);
    }
    const rendering = this.#store(key, render).finally(() => this.#rendering.delete(key));
    this.#rendering.set(
      key,
      rendering.catch(() => {}),
    );
    return rendering;
  }

  async #store(key: string, render: Render<Page>): Promise<void> {
    // Before rendering: a change during it makes the page outdated.
    const [state, generation, renderedAt] = [this.#options.readState(), this.#generation, this.#now()];
    const page = await render(this.#entries.peek(key)?.page ?? null);
    if (page) {
      this.#isPersonal.delete(key);
      const currentAt = renderedAt;
      this.#entries.set(key, { page, state, generation, renderedAt, currentAt, isRefreshing: false });
    } else {
      this.#isPersonal.set(key, true);
      this.#entries.delete(key);
    }
  }

  #refresh(key: string, entry: Entry<Page, State>): void {
    if (entry.isRefreshing) return;
    entry.isRefreshing = true;
    this.#store(key, () => this.#options.render(key, entry.page)).catch((error: unknown) => {
      entry.isRefreshing = false;
      this.#options.onError(error);
    });
  }
}
