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
  /** Whether the page stays: one that says that there is nothing is shared only by those who wait for it. */
  mayKeep(page: Page): boolean;
  /** Renders a page again in the background. */
  render(key: string, previous: Page): Promise<Rendered<Page>>;
  onError(error: unknown): void;
  now?(): number;
}

/** Even if nothing has changed: pages say "today", and show some figures that have no version. */
export const maxAgeMs = 10_000;
/** How long a page is served after something has changed, while it is rendered again. */
export const maxStaleMs = 1_000;
/** In a busy market something changes all the time; a page in demand is rendered at most this often. */
export const minRenderIntervalMs = 300;
/** Renders that a visitor waits for before an own one: they fail, or their visitors leave. */
const mostTurns = 3;

/** A page for everyone, one that belongs to its visitor, or none, because something failed. */
export type Rendered<Page> = Page | 'personal' | null;

type Render<Page> = (previous: Page | null) => Promise<Rendered<Page>>;

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
  readonly #rendering = new Map<string, Promise<Entry<Page, State> | null>>();
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
    if (this.#isCurrent(entry, now)) return entry.page;
    if (now - entry.currentAt >= maxStaleMs) return null;
    if (now - entry.renderedAt >= minRenderIntervalMs) this.#refresh(key, entry);
    return entry.page;
  }

  /**
   * Renders the page for a visitor and stores it. Other visitors who ask for it meanwhile wait and share the result.
   * Returns null if this caller's own `render` ran. `render` receives the page that was cached until now, however old, and may
   * return it again.
   */
  async fill(key: string, render: Render<Page>): Promise<Page | null> {
    for (let turn = 0; turn < mostTurns && this.#options.maxBytes > 0; turn++) {
      if (this.#isPersonal.has(key)) break;
      const begun = this.#rendering.get(key);
      if (!begun) {
        await this.#renderForAll(key, render);
        return null;
      }
      const entry = await begun;
      if (!entry) continue;
      // What was begun after the request is as current as an own render.
      if (turn > 0 || this.#isCurrent(entry, this.#now()) || this.#now() - entry.currentAt < maxStaleMs)
        return entry.page;
    }
    await this.#store(key, render);
    return null;
  }

  async #renderForAll(key: string, render: Render<Page>): Promise<void> {
    const rendering = this.#store(key, render).finally(() => this.#rendering.delete(key));
    this.#rendering.set(
      key,
      rendering.catch(() => null),
    );
    await rendering;
  }

  /** Null if the page is not for everyone, or failed. */
  async #store(key: string, render: Render<Page>): Promise<Entry<Page, State> | null> {
    // Before rendering: a change during it makes the page outdated.
    const [state, generation, renderedAt] = [this.#options.readState(), this.#generation, this.#now()];
    const page = await render(this.#entries.peek(key)?.page ?? null);
    if (page === 'personal') this.#isPersonal.set(key, true);
    else this.#isPersonal.delete(key);
    const isForAll = page !== null && page !== 'personal';
    const entry = isForAll
      ? { page, state, generation, renderedAt, currentAt: renderedAt, isRefreshing: false }
      : null;
    if (entry && this.#options.mayKeep(entry.page)) this.#entries.set(key, entry);
    else this.#entries.delete(key);
    return entry;
  }

  /** Whether nothing has changed, and notes that. */
  #isCurrent(entry: Entry<Page, State>, now: number): boolean {
    const state = this.#options.readState();
    // Remembered, so that it is asked once a change.
    if (entry.state !== state && this.#options.isSame(entry.page, entry.state, state)) entry.state = state;
    const isSame = entry.state === state && entry.generation === this.#generation;
    if (!isSame || now - entry.renderedAt >= maxAgeMs) return false;
    entry.currentAt = now;
    return true;
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
