import { expect, it } from 'vitest';
import { createSignal } from './signal.ts';

const never = 10 * 60_000;

it('continues when it is notified', async () => {
  const signal = createSignal();
  const waiting = signal.wait(never);
  signal.notify();
  await waiting;
});

it('continues at once if it was notified before', async () => {
  const signal = createSignal();
  signal.notify();
  signal.notify();
  await signal.wait(never);
  let isOver = false;
  const second = signal.wait(never).then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect(isOver).toBe(false);
  signal.notify();
  await second;
});

it('continues when the time is over', async () => {
  await createSignal().wait(1);
});
