export interface Figures {
  name: string;
  buildMs: number;
  /** Milliseconds of each search. */
  times: readonly number[];
}

export function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** A table of all systems, with how many times slower than the first each one is. */
export function formatFigures(all: readonly Figures[]): string {
  const [first] = all;
  const lines = [
    '| system | p50 ms | p95 ms | p99 ms | build s | searches | p50 ratio | p99 ratio |',
    '|---|---|---|---|---|---|---|---|',
  ];
  for (const { name, times, buildMs } of all) {
    const figures = [0.5, 0.95, 0.99].map((share) => quantile(times, share));
    const ratios = [0.5, 0.99].map((share) => quantile(times, share) / quantile(first?.times ?? [], share));
    const cells = [
      name,
      ...figures.map((ms) => ms.toFixed(ms < 10 ? 3 : 0)),
      (buildMs / 1000).toFixed(1),
      String(times.length),
      ...ratios.map((ratio) => `${ratio.toFixed(ratio < 10 ? 1 : 0)}×`),
    ];
    lines.push(`| ${cells.join(' | ')} |`);
  }
  return lines.join('\n');
}
