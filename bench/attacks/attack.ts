/** What an attack or a fault did to the site. */
export interface Finding {
  /** Whether all other visitors were served and every promise kept. */
  held: boolean;
  figure: string;
}

export interface Attack {
  name: string;
  /** Throws a `SkippedError` if this machine cannot run it. */
  run(): Promise<Finding>;
}

/** The attack needs something that this machine does not have. */
export class SkippedError extends Error {}

/** One after the other, with a line for each. */
export async function runAttacks(attacks: readonly Attack[]): Promise<void> {
  for (const { name, run } of attacks) {
    const { word, figure } = await judge(run);
    console.log(`${word.padEnd(7)} ${name}: ${figure}`);
    if (word === 'BROKE') process.exitCode = 1;
  }
}

async function judge(run: Attack['run']): Promise<{ word: string; figure: string }> {
  try {
    const { held, figure } = await run();
    return { word: held ? 'held' : 'BROKE', figure };
  } catch (error) {
    const figure = error instanceof Error ? error.message : String(error);
    return { word: error instanceof SkippedError ? 'skipped' : 'BROKE', figure };
  }
}
