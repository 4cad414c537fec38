import { dayMs, emptySellingFields } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { forgetDraft, noteTyped, parse, tidy, typedIn } from './unsaved-fields.ts';

const saved = { ...emptySellingFields, make: 'Volkswagen' };
const change = { draftId: 'one', saved, now: 1000 };
const typed = noteTyped({}, { make: 'Volkswagen ', model: 'Golf' }, change);

it('keeps what differs from what is saved', () => expect(typedIn(typed, 'one')).toEqual({ model: 'Golf' }));

it('keeps the steps of a draft together', () => {
  const more = noteTyped(typed, { words: 'One owner' }, change);
  expect(typedIn(more, 'one')).toEqual({ model: 'Golf', words: 'One owner' });
});

it('forgets what is typed back', () => expect(noteTyped(typed, { model: '' }, change)).toEqual({}));

it('forgets what is saved, also when something else was saved meanwhile', () => {
  for (const model of ['Golf', 'Polo']) {
    expect(tidy(typed, { ...change, saved: { ...saved, model } })).toEqual({});
  }
});

it('keeps what is typed while another step is saved', () =>
  expect(tidy(typed, { ...change, saved: { ...saved, price: '9,950' } })).toEqual(typed));

it('forgets one draft, and each when the draft is erased', () => {
  const both = noteTyped(typed, { name: 'Niamh' }, { ...change, draftId: 'two' });
  expect(Object.keys(forgetDraft(both, 'one'))).toEqual(['two']);
  expect(tidy(both, { draftId: 'three', saved, now: 61 * dayMs })).toEqual({});
});

it.each(['null', '7', '{'])('reads %s in the browser’s storage as nothing', (stored) =>
  expect(parse(stored)).toEqual({}),
);
