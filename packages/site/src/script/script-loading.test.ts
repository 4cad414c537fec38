import { expect, it } from 'vitest';
import { scriptFailureText, scriptPolling } from './script-loading.ts';

it('a script has ten seconds to load', () => {
  expect(scriptPolling).toEqual({ everyMs: 500, maxTries: 20 });
});

it('a script that does not load is named', () => {
  expect(scriptFailureText('maps')).toBe('Unable to load script relating to: maps');
});
