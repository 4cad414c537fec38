/** Null if all is well, otherwise a sentence for the operator. */
export type ReadinessCheck = () => Promise<string | null> | string | null;

export interface Readiness {
  /** Sentences that say what is missing, except from the excluded checks; empty when all is well. */
  reasons(excluded?: readonly string[]): Promise<string[]>;
}

const checkTimeoutMs = 2000;

/** A load balancer polls every few seconds; a hanging database must read as "not ready", not as a hanging response. */
export function createReadiness(checks: Readonly<Record<string, ReadinessCheck>>): Readiness {
  return {
    async reasons(excluded = []) {
      const asked = Object.entries(checks).filter(([name]) => !excluded.includes(name));
      const answers = await Promise.all(asked.map(([, check]) => answerInTime(check)));
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
