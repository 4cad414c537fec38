/** What an attack did to the site. */
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
