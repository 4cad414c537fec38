import { expect, it } from 'vitest';
import { createWake } from './wake.ts';

const never = 10 * 60_000;

it('continues when it is rung', async () => {
  const wake = createWake();
  const waiting = wake.wait(never);
  wake.ring();
  await waiting;
});

it('continues at once if it was rung before', async () => {
  const wake = createWake();
  wake.ring();
  wake.ring();
  await wake.wait(never);
  let isOver = false;
  const second = wake.wait(never).then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect(isOver).toBe(false);
  wake.ring();
  await second;
});

it('continues when the time is over', async () => {
  await createWake().wait(1);
});
