import { expect, it } from 'vitest';
import { findTurns, type Upload } from './upload-queue.ts';

type State = Upload['state'];

/** The positions of those whose turn it is. */
function turns(...states: (State | [State, tries: number])[]) {
  const uploads = states.map((each, position) => {
    const [state, tries] = typeof each === 'string' ? [each, 1] : each;
    return { position, state, tries };
  });
  const { send, prepare } = findTurns(uploads);
  return { send: send?.position ?? null, prepare: prepare.map(({ position }) => position) };
}

it('sends the first, and makes the second smaller meanwhile', () => {
  expect(turns('waiting', 'waiting', 'waiting')).toEqual({ send: 0, prepare: [0, 1] });
  expect(turns('sending', 'waiting', 'waiting')).toEqual({ send: null, prepare: [0, 1] });
});

it('goes on after one that was kept or refused', () => {
  expect(turns('kept', 'refused', 'waiting')).toEqual({ send: 2, prepare: [2] });
});

it('waits for a lost one that is sent again by itself', () => {
  expect(turns('kept', 'lost', 'waiting').send).toBeNull();
  expect(turns('kept', ['lost', 5], 'waiting').send).toBeNull();
});

it('goes on without one that was lost too often', () => {
  expect(turns(['lost', 6], 'waiting').send).toBe(1);
});

it('sends one at a time, also when an earlier one is sent again', () => {
  expect(turns('waiting', 'sending').send).toBeNull();
});

it('ends', () => expect(turns('kept', 'refused')).toEqual({ send: null, prepare: [] }));
