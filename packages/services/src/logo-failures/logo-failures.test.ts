import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { exampleDealer } from '../testing/example-dealer.ts';
import { exampleVisitor } from '../testing/example-visitor.ts';
import { createLogoFailures } from './logo-failures.ts';

function open() {
  const registry = new Registry();
  const lines: object[] = [];
  const clock = { now: 1_800_000_000_000 };
  const dealer = exampleDealer({ logoUrl: '/media/dealers/d7/logo/%d' });
  const failures = createLogoFailures({
    registry,
    dealers: async () => [dealer],
    log: { warn: (line: object) => lines.push(line) },
    now: () => clock.now,
  });
  const count = async () => (await registry.getSingleMetric('forecourt_logo_failures_total')?.get())?.values;
  return { failures, lines, clock, count };
}

test('a logo that does not load is counted for its dealer, and logged once', async () => {
  const { failures, lines, count } = open();
  await failures.report(['/media/dealers/d7/logo/160', '/media/dealers/d8/logo/160'], exampleVisitor('a'));
  await failures.report(['/media/dealers/d7/logo/%d'], exampleVisitor('b'));
  expect(await count()).toMatchObject([{ labels: { dealer: '7' }, value: 2 }]);
  expect(lines).toEqual([{ dealer: 7, logo: '/media/dealers/d7/logo/%d' }]);
});

test('an address that is not a dealer’s logo is not counted', async () => {
  const { failures, lines, count } = open();
  await failures.report(['/media/dealers/d8/logo/160'], exampleVisitor('a'));
  await failures.report(['https://other.example/logo.png'], exampleVisitor('a'));
  expect(await count()).toEqual([]);
  expect(lines).toEqual([]);
});

test('one visitor can report a few times a minute', async () => {
  const { failures, clock, count } = open();
  for (let told = 0; told < 40; told++)
    await failures.report(['/media/dealers/d7/logo/160'], exampleVisitor('a'));
  expect(await count()).toMatchObject([{ value: 30 }]);
  clock.now += 60_000;
  await failures.report(['/media/dealers/d7/logo/160'], exampleVisitor('a'));
  expect(await count()).toMatchObject([{ value: 31 }]);
});
