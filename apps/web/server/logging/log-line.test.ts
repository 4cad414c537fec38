import { expect, it } from 'vitest';
import { formatLogLine } from './log-line.ts';

const time = '2026-03-04T10:04:05.000Z';

it('shows a request in one short line', () => {
  const line = JSON.stringify({
    level: 30,
    time,
    id: 'a1',
    method: 'GET',
    path: '/',
    status: 200,
    ms: 12,
    msg: 'request',
  });
  expect(formatLogLine(line)).toBe('10:04:05 GET / 200 12 ms');
});

it('prevents a path from writing control characters to the terminal', () => {
  const line = JSON.stringify({ level: 30, time, method: 'GET', path: '/\x1b[2J', status: 400, ms: 1 });
  expect(formatLogLine(line)).toBe('10:04:05 GET /\uFFFD[2J 400 1 ms');
});

it('shows the stack of an error below its message', () => {
  const line = JSON.stringify({ level: 50, time, msg: 'It broke', err: { stack: 'Error: x\n  at y' } });
  expect(formatLogLine(line)).toBe('10:04:05 error It broke \nError: x\n  at y');
});

it('leaves a line unchanged if it is not JSON', () => {
  expect(formatLogLine('plain words\n')).toBe('plain words');
});
