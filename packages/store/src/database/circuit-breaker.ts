import { DatabaseError } from './database-error.ts';
import { type DatabaseProblem, databaseProblemOf } from './database-problem.ts';

export interface BreakerOptions {
  /** This many consecutive calls without an answer open the circuit. */
  failures?: number;
  /** How long to wait before each probe. */
  retryMs?: number;
  /** Succeeds when the problem is over. The only call made while the circuit is open. */
  probe(problem: DatabaseProblem): Promise<unknown>;
}

export type ProblemListener = (problem: DatabaseProblem | null, reason: unknown) => void;

/**
 * Keeps callers from waiting for a database that does not answer: after a few failures every call fails at
 * once, until a probe succeeds. A database that cannot write is still called, because it can be read; the
 * probe finds out when it can write again.
 */
export class CircuitBreaker {
  readonly #options: Required<BreakerOptions>;
  readonly #listeners = new Set<ProblemListener>();
  #failures = 0;
  #problem: DatabaseProblem | null = null;
  /**
   * Whether the database could not write when it became unreachable: then it must write again, not just
   * answer.
   */
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

  /** Reports each problem once when it begins, and null when it is over. */
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

  /** Stops all probes. */
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
    // Must not keep a finished process alive.
    this.#timer.unref();
  }

  async #probe(): Promise<void> {
    const probed = this.#problem;
    if (!probed) return;
    try {
      await this.#options.probe(probed);
      // One problem may have become another while the probe ran.
      if (this.#problem === probed) this.#change(this.#wasUnwritable ? 'unwritable' : null, null);
    } catch {
      if (this.#problem === probed) this.#probeLater();
    }
  }
}
