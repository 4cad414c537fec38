import { expect, it } from 'vitest';
import { createTrackingQueue, type TrackingCall } from './tracking-queue.ts';

const call = (banner: string): TrackingCall => ({
  method: 'link',
  event: { kind: 'banner-followed', banner },
});

function watched() {
  const queue = createTrackingQueue();
  const sent: string[] = [];
  const open = () =>
    queue.open((next) => {
      if (next.method === 'link' && next.event.kind === 'banner-followed') sent.push(next.event.banner);
    });
  return { queue, sent, open };
}

it('nothing is sent before it is opened', () => {
  const { queue, sent, open } = watched();
  queue.add(call('a'));
  queue.add(call('b'));
  expect(sent).toEqual([]);
  open();
  queue.add(call('c'));
  expect(sent).toEqual(['a', 'b', 'c']);
});

it('queued calls are sent once', () => {
  const { queue, sent, open } = watched();
  queue.add(call('a'));
  open();
  open();
  expect(sent).toEqual(['a']);
});

it('the queue is discarded when the visitor refuses, and stays empty', () => {
  const { queue, sent, open } = watched();
  queue.add(call('a'));
  queue.close();
  queue.add(call('b'));
  open();
  expect(sent).toEqual([]);
  queue.add(call('c'));
  expect(sent).toEqual(['c']);
});

it('nothing is sent after the visitor has changed their mind', () => {
  const { queue, sent, open } = watched();
  open();
  queue.close();
  queue.add(call('a'));
  expect(sent).toEqual([]);
});

it('the last fifty are queued', () => {
  const { queue, sent, open } = watched();
  for (let at = 1; at <= 60; at += 1) queue.add(call(String(at)));
  open();
  expect(sent).toHaveLength(50);
  expect(sent[0]).toBe('11');
});
