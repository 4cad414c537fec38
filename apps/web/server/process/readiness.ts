/** Null if all is well, otherwise a sentence for the operator. */
export type ReadinessCheck = () => Promise<string | null> | string | null;

export interface Readiness {
  /** Sentences that say what is missing; empty when the process can serve visitors. */
  reasons(): Promise<string[]>;
  add(check: ReadinessCheck): void;
}

const checkTimeoutMs = 2000;

/** A load balancer polls every few seconds; a hanging database must read as "not ready", not as a hanging response. */
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
    // The error may contain addresses and files, and this endpoint is public.
    return 'A check failed.';
  } finally {
    clearTimeout(timer);
  }
}
