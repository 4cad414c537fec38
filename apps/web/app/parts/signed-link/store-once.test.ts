import { data, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { requestInfoContext } from '../../shell/request-context.ts';
import { storeOnce } from './store-once.ts';

function open() {
  const lines: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(requestInfoContext, {
    log: { error: (line: unknown) => lines.push(line) },
    requestId: 'r1',
  } as never);
  return { args: { context, url: new URL('http://localhost/enquiries/answer/a-1?x=1') }, lines };
}

const no = async () => false;
const yes = async () => true;

test('stored text is shown after a redirect, which reloading does not send again', async () => {
  const { args } = open();
  const answer = await storeOnce(args, { keep: yes, isSame: no }).catch((thrown: unknown) => thrown);
  expect(answer).toMatchObject({ status: 303 });
  expect((answer as Response).headers.get('location')).toBe('/enquiries/answer/a-1');
});

test('the second of two clicks gets the same response as the first', async () => {
  const { args } = open();
  await expect(storeOnce(args, { keep: no, isSame: yes })).rejects.toMatchObject({ status: 303 });
});

test('text that differs from the stored one is returned', async () => {
  const { args } = open();
  expect(await storeOnce(args, { keep: no, isSame: no })).toBe('already-stored');
});

test('a database that fails to store is logged, and the text is returned', async () => {
  const { args, lines } = open();
  const keep = async () => {
    throw new Error('disk full');
  };
  expect(await storeOnce(args, { keep, isSame: no })).toBe('not-stored');
  expect(lines).toMatchObject([{ id: 'r1' }]);
});

test('an invalid link is reported as such, and is not a failure', async () => {
  const { args, lines } = open();
  const gone = data(null, { status: 410 });
  const keep = async () => {
    throw gone;
  };
  await expect(storeOnce(args, { keep, isSame: no })).rejects.toBe(gone);
  expect(lines).toEqual([]);
});
