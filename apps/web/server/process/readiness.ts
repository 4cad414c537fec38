/** Null when all is well, otherwise a sentence for the operator. */
export type ReadinessCheck = () => Promise<string | null> | string | null;

export interface Readiness {
  /** Sentences that say what is missing; empty when the process can take visitors. */
  reasons(): Promise<string[]>;
  add(check: ReadinessCheck): void;
}

const checkTimeoutMs = 2000;

/** A balancer asks every few seconds; a database that hangs must read as "not ready", not as a hanging answer. */
export function createReadiness(...checks: ReadinessCheck[]): Readiness {
  const all = [...checks];
  return {
    add: (check) => void all.push(check),
    async reasons() {
      const answers = await Promise.all(all.map(answerInTime));
      return answers.filter((answer) => answer !== null);
    },
  };
}

async function answerInTime(check: ReadinessCheck): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`A check did not answer within ${checkTimeoutMs} ms.`), checkTimeoutMs);
  });
  try {
    return await Promise.race([check(), tooLate]);
  } catch {
    // What failed may name addresses and files, and anybody may ask.
    return 'A check failed.';
  } finally {
    clearTimeout(timer);
  }
}
