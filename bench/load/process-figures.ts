import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessFigures {
  /** Used since their start, in this process and all below it. */
  cpuSeconds: number;
  residentBytes: number;
}

/** Linux counts in hundredths of a second and in pages. */
const ticksPerSecond = 100;
const pageBytes = readPageBytes();

/** Of a process and everything that it has started; null where the system has no `/proc`. */
export function readProcessFigures(pid: number): ProcessFigures | null {
  if (process.platform !== 'linux') return null;
  const children = new Map<number, number[]>();
  const figures = new Map<number, ProcessFigures>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const fields = readStat(Number(name));
    if (!fields) continue;
    // Counted after the name in brackets: 1 is the parent, 11 and 12 the processor time, 21 the memory.
    const [parent, user, system, pages] = [1, 11, 12, 21].map((field) => Number(fields[field]));
    children.set(parent ?? 0, [...(children.get(parent ?? 0) ?? []), Number(name)]);
    figures.set(Number(name), {
      cpuSeconds: ((user ?? 0) + (system ?? 0)) / ticksPerSecond,
      residentBytes: (pages ?? 0) * pageBytes,
    });
  }
  const total: ProcessFigures = { cpuSeconds: 0, residentBytes: 0 };
  const add = (each: number) => {
    total.cpuSeconds += figures.get(each)?.cpuSeconds ?? 0;
    total.residentBytes += figures.get(each)?.residentBytes ?? 0;
    for (const child of children.get(each) ?? []) add(child);
  };
  add(pid);
  return total;
}

function readStat(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? null;
  } catch {
    // It has ended meanwhile.
    return null;
  }
}

/** Some arm64 systems have pages of 16 or 64 kB: compares a count of pages with the same in kB. */
function readPageBytes(): number {
  try {
    const kilobytes = Number(/^VmSize:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
    const pages = Number(readFileSync('/proc/self/statm', 'utf8').split(' ', 1)[0]);
    return 2 ** Math.round(Math.log2((kilobytes * 1024) / pages));
  } catch {
    return 4096;
  }
}
