import { DatabaseError } from './database-error.ts';
import { type DatabaseProblem, databaseProblemOf } from './database-problem.ts';

export interface BreakerOptions {
  /** So many calls in a row that got no answer open the circuit. */
  failures?: number;
  /** How long to wait before each probe. */
  retryMs?: number;
  /** Succeeds when the problem is over. It is the only call that is made while the circuit is open. */
  probe(problem: DatabaseProblem): Promise<unknown>;
}

export type ProblemListener = (problem: DatabaseProblem | null, reason: unknown) => void;

/**
 * Nobody waits for a database that does not answer: after a few failures every call fails at once, until a probe has
 * succeeded. A database that cannot write is still asked, as it can be read; the probe finds out when it writes again.
 */
export class CircuitBreaker {
  readonly #options: Required<BreakerOptions>;
  readonly #listeners = new Set<ProblemListener>();
  #failures = 0;
  #problem: DatabaseProblem | null = null;
  /** Whether it could not write when it went away: then it must write again, and not only answer. */
  #wasUnwritable = false;
  #reason: unknown = null;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: BreakerOptions) {
    this.#options = { failures: 3, retryMs: 1000, ...options };
  }

  get problem(): DatabaseProblem | null {
    return this.#problem;
  }

  /** Tells of each problem once, when it begins and, with null, when it is over. */
  watch(listener: ProblemListener): void {
    this.#listeners.add(listener);
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#problem === 'unreachable') {
      const words = 'The database does not answer. It is probed until it does.';
      throw new DatabaseError('unreachable', words, this.#reason);
    }
    try {
      const answer = await work();
      this.#failures = 0;
      return answer;
    } catch (error) {
      this.#note(error);
      throw error;
    }
  }

  /** No probe is made from now on. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #note(error: unknown): void {
    const problem = databaseProblemOf(error);
    // A refusal is an answer too.
    this.#failures = problem === 'unreachable' ? this.#failures + 1 : 0;
    const isCertain = problem === 'unwritable' || this.#failures >= this.#options.failures;
    if (problem && isCertain && this.#problem !== problem) this.#change(problem, error);
  }

  #change(problem: DatabaseProblem | null, reason: unknown): void {
    this.#wasUnwritable = problem === 'unreachable' && this.#problem === 'unwritable';
    this.#problem = problem;
    this.#reason = reason;
    this.#failures = 0;
    for (const tell of this.#listeners) tell(problem, reason);
    if (problem) this.#probeLater();
  }

  #probeLater(): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#probe(), this.#options.retryMs);
    // Not a reason to keep a finished process alive.
    this.#timer.unref();
  }

  async #probe(): Promise<void> {
    const probed = this.#problem;
    if (!probed) return;
    try {
      await this.#options.probe(probed);
      // While it was under way, one problem may have become another.
      if (this.#problem === probed) this.#change(this.#wasUnwritable ? 'unwritable' : null, null);
    } catch {
      if (this.#problem === probed) this.#probeLater();
    }
  }
}
