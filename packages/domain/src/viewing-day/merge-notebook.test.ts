import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepBoth, mergeChange, type StoredNotebookEntry } from './merge-notebook.ts';
import { isNotebookField, type NotebookChange, notebookLimits } from './notebook.ts';
import { adoptEntry, changeToSend, type DeviceEntry, takeAnswer, writeEntry } from './notebook-on-device.ts';

const car = '0123456789ab';
const change = (changes: Partial<NotebookChange>): NotebookChange => ({
  id: 'first',
  subject: car,
  field: 'notes',
  value: 'new',
  base: 0,
  earlier: [],
  ...changes,
});
const stored = (changes: Partial<StoredNotebookEntry> = {}): StoredNotebookEntry => ({
  subject: car,
  field: 'notes',
  value: 'old',
  version: 3,
  changes: ['a', 'b'],
  ...changes,
});

describe('a change', () => {
  it('of what is stored replaces it', () => {
    expect(mergeChange(stored(), change({ base: 3 }))).toMatchObject({ entry: { value: 'new', version: 4 } });
  });
  it('of an older text keeps both', () => {
    const result = mergeChange(stored(), change({ base: 2 }));
    expect(result).toMatchObject({ entry: { value: keepBoth('old', 'new'), version: 4 } });
  });
  it('of an older choice counts, because it is the last', () => {
    const tick = { field: 'tick:oil', value: '1' };
    expect(mergeChange(stored(tick), change({ ...tick, value: '', base: 2 }))).toMatchObject({
      entry: { value: '' },
    });
  });
  it('that comes again changes nothing', () => {
    expect(mergeChange(stored(), change({ id: 'a' }))).toEqual({ kind: 'unchanged' });
  });
  it('after an unconfirmed one of the same device replaces it', () => {
    expect(mergeChange(stored(), change({ base: 2, earlier: ['b'] }))).toMatchObject({
      entry: { value: 'new' },
    });
  });
  it('after an unconfirmed one that met another device’s keeps both', () => {
    expect(mergeChange(stored(), change({ base: 1, earlier: ['b'] }))).toMatchObject({
      entry: { value: keepBoth('old', 'new') },
    });
  });
  it('that would be too long with the other text is refused', () => {
    const long = (letter: string) => letter.repeat(notebookLimits.storedCharacters / 2);
    expect(mergeChange(stored({ value: long('a') }), change({ value: long('b') }))).toEqual({
      kind: 'too-long',
    });
  });
});

it.each([
  [car, 'notes', true],
  [car, 'tick:oil', true],
  ['day', 'address', true],
  ['day', 'notes', false],
  [car, 'tick:nothing', false],
  [car, 'address', false],
  ['../x', 'notes', false],
])('%s may have %s: %s', (subject, field, isAllowed) => {
  expect(isNotebookField(subject, field)).toBe(isAllowed);
});

it('what was written before signing in joins what the account has', () => {
  const guest = writeEntry(undefined, { subject: car, field: 'notes', value: 'guest' }, 'guest change');
  const own: DeviceEntry = { ...guest, value: 'own', base: 4, changeId: null };
  expect(adoptEntry(undefined, guest)).toEqual(guest);
  expect(adoptEntry(own, guest)).toMatchObject({
    value: keepBoth('own', 'guest'),
    base: 4,
    changeId: 'guest change',
  });
  expect(adoptEntry({ ...own, value: 'own and guest' }, guest)).toMatchObject({ changeId: null });
});

/** An account and its devices, as the site and two phones are. */
class Account {
  private entry: StoredNotebookEntry | null = null;
  readonly field: string;
  constructor(field: string) {
    this.field = field;
  }
  apply(sent: NotebookChange | null): StoredNotebookEntry | null {
    const result = sent && mergeChange(this.entry, sent);
    if (result?.kind === 'changed') this.entry = result.entry;
    return this.entry;
  }
}

class Phone {
  entry: DeviceEntry | undefined;
  readonly account: Account;
  readonly nextId: () => string;
  constructor(account: Account, nextId: () => string) {
    this.account = account;
    this.nextId = nextId;
  }
  write(value: string): void {
    const { field } = this.account;
    this.entry = writeEntry(this.entry, { subject: car, field, value }, this.nextId());
  }
  /** Something may be written between sending and the answer; the answer may be lost. */
  send({ isAnswerLost = false, meanwhile = () => {} } = {}): void {
    const sent = this.entry ? changeToSend(this.entry) : null;
    const answer = this.account.apply(sent);
    meanwhile();
    if (answer && !isAnswerLost) this.entry = takeAnswer(this.entry, sent, answer);
  }
}

const step = fc.record({
  phone: fc.constantFrom(0, 1),
  act: fc.constantFrom('write', 'send', 'send and lose the answer', 'write while sending'),
});

function run(steps: readonly { phone: number; act: string }[], field: string, write: (phone: Phone) => void) {
  let ids = 0;
  const account = new Account(field);
  const phones = [0, 1].map(() => new Phone(account, () => `change ${++ids}`)) as [Phone, Phone];
  for (const { phone: which, act } of steps) {
    const phone = phones[which] as Phone;
    if (act === 'write') write(phone);
    else if (act === 'send') phone.send();
    else if (act === 'write while sending') phone.send({ meanwhile: () => write(phone) });
    else phone.send({ isAnswerLost: true });
  }
  // Everybody has signal again.
  for (let round = 0; round < 3; round += 1) for (const phone of phones) phone.send();
  return phones;
}

it('loses no word of two phones, whenever they write and whenever they have signal', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      const words: string[] = [];
      const [one, two] = run(steps, 'notes', (phone) => {
        const word = `<${words.length}>`;
        words.push(word);
        phone.write(`${phone.entry?.value ?? ''}${word}`);
      });
      for (const word of words) expect(one.entry?.value).toContain(word);
      expect(one.entry?.value).toBe(two.entry?.value);
      expect([one.entry?.changeId ?? null, two.entry?.changeId ?? null]).toEqual([null, null]);
    }),
    { seed: 62, numRuns: 2000 },
  );
});

it('a phone that is alone has its own text, however often an answer is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      let written = 0;
      let last: string | undefined;
      const alone = steps.map(({ act }) => ({ act, phone: 0 }));
      const [one, two] = run(alone, 'notes', (phone) => {
        last = `text ${++written}.`;
        phone.write(last);
      });
      expect([one.entry?.value, two.entry?.value]).toEqual([last, last]);
    }),
    { seed: 62, numRuns: 1000 },
  );
});

it('both phones end with the same choice, which somebody made', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      const made: (string | undefined)[] = [];
      const [one, two] = run(steps, 'tick:oil', (phone) => {
        made.push(phone.entry?.value === '1' ? '' : '1');
        phone.write(made.at(-1) ?? '');
      });
      expect(one.entry?.value).toBe(two.entry?.value);
      if (made.length > 0) expect(made).toContain(one.entry?.value);
    }),
    { seed: 62, numRuns: 1000 },
  );
});
