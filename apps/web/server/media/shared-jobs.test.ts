import { expect, it } from 'vitest';
import { createSharedJobs } from './shared-jobs.ts';

it('begins a job once for all who ask while it runs', async () => {
  const jobs = createSharedJobs<number>();
  let begun = 0;
  const work = async () => ++begun;
  const first = jobs.join('a', work);
  const second = jobs.join('a', work);
  expect([first.isShared, second.isShared]).toEqual([false, true]);
  expect(await Promise.all([first.result, second.result])).toEqual([1, 1]);
});

it('begins it again after it has ended', async () => {
  const jobs = createSharedJobs<number>();
  let begun = 0;
  await jobs.join('a', async () => ++begun).result;
  expect(await jobs.join('a', async () => ++begun).result).toBe(2);
});

it('is wanted until the last of those who wait has left', async () => {
  const jobs = createSharedJobs<void>();
  const [one, two] = [new AbortController(), new AbortController()];
  const release = Promise.withResolvers<void>();
  let isWanted = () => false;
  const work = (asked: () => boolean) => {
    isWanted = asked;
    return release.promise;
  };
  jobs.join('a', work, one.signal);
  jobs.join('a', work, two.signal);
  one.abort();
  expect(isWanted()).toBe(true);
  two.abort();
  expect(isWanted()).toBe(false);
  release.resolve();
});

it('is begun anew for a visitor who comes after all others have left', () => {
  const jobs = createSharedJobs<void>();
  const left = new AbortController();
  const forEver = () => new Promise<void>(() => {});
  jobs.join('a', forEver, left.signal);
  left.abort();
  expect(jobs.join('a', forEver).isShared).toBe(false);
});
