import { readNumberOption } from '../read-option.ts';
import { benchDay } from './day.ts';
import { benchSize } from './sizes.ts';

/**
 * What one machine carries: a day of visits against 1, 2 and 4 processes, then 100,000, 1,000,000 and 3,000,000
 * adverts in one process. `--adverts=1000000` measures that size alone. See docs/scale.md.
 */
export async function benchScale(): Promise<void> {
  const only = readNumberOption('adverts', 0.1);
  if (only >= 1) return benchSize(only);
  await benchDay();
  for (const size of [100_000, 1_000_000, 3_000_000]) await benchSize(size);
}
