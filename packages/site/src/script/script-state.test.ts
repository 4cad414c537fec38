import { describe, expect, it } from 'vitest';
import { decideScriptState } from './script-state.ts';

const asked = { name: 'maps', isServer: false, hasFailed: false, hasGlobal: false, tries: 0 };

describe('decideScriptState', () => {
  it('waits while the global may still appear', () => {
    expect(decideScriptState(asked)).toEqual({ status: 'waiting' });
    expect(decideScriptState({ ...asked, tries: 19 })).toEqual({ status: 'waiting' });
  });

  it('is loaded once the global is there, even at the last check', () => {
    expect(decideScriptState({ ...asked, hasGlobal: true, tries: 20 })).toEqual({ status: 'loaded' });
  });

  it('is an error if the script does not load', () => {
    expect(decideScriptState({ ...asked, hasFailed: true })).toEqual({ status: 'error', message: null });
  });

  it('fails with a sentence after twenty checks', () => {
    expect(decideScriptState({ ...asked, tries: 20 })).toEqual({
      status: 'error',
      message: 'Unable to load script relating to: maps',
    });
  });

  it('throws on the server', () => {
    expect(() => decideScriptState({ ...asked, isServer: true })).toThrow('in a browser only');
  });
});
