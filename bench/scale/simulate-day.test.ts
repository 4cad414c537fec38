import { expect, it } from 'vitest';
import { simulateDay } from './simulate-day.ts';

const day = { requestsPerVisit: 10, serviceMs: [2], secondsSimulated: 30 };

it('answers at the speed of the service while nobody waits', () => {
  const { p50Ms, peak } = simulateDay({ ...day, visits: 10_000, processes: 1 });
  expect(p50Ms).toBe(2);
  expect(peak.busy).toBeLessThan(0.05);
});

it('agrees with the formula for a queue with one server and constant service', () => {
  // The mean wait at half of the capacity is a quarter of two services.
  const visits = (0.5 * 500 * 3600) / (10 * 0.0756);
  const { peak } = simulateDay({ ...day, visits, processes: 1, secondsSimulated: 300 });
  expect(peak.busy).toBeGreaterThan(0.4);
  expect(peak.busy).toBeLessThan(0.6);
  expect(peak.p99Ms).toBeGreaterThan(4);
  expect(peak.p99Ms).toBeLessThan(12);
});

it('waits less with more processes, and without end with too few', () => {
  const visits = 4_000_000;
  const p99 = (processes: number) => simulateDay({ ...day, visits, processes }).peak.p99Ms;
  expect(p99(1)).toBeGreaterThan(1000);
  expect(p99(4)).toBeLessThan(p99(2));
});
