import { expect, test } from 'vitest';
import { createEventStreams } from './event-streams.ts';

const limits = { total: 3, perVisitor: 2, beatMs: 60_000, longestMs: 60_000 };

function open(
  streams: ReturnType<typeof createEventStreams>,
  visitor = 'a',
  leaving = new AbortController(),
) {
  const sender: { send: (version: number) => void; isEnded: boolean } = { send: () => {}, isEnded: false };
  const stream = streams.open(visitor, leaving.signal, (send) => {
    sender.send = send;
    return () => {
      sender.isEnded = true;
    };
  });
  return { stream, leaving, sender };
}

async function readText(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const { value } = await reader.read();
  return new TextDecoder().decode(value);
}

test('a change is sent as an event with its version', async () => {
  const { stream, sender } = open(createEventStreams(new AbortController().signal, limits));
  const reader = (stream as ReadableStream<Uint8Array>).getReader();
  expect(await readText(reader)).toBe('retry: 3000\n\n');
  sender.send(7);
  expect(await readText(reader)).toBe('id: 7\nevent: changed\ndata: 7\n\n');
});

test('whoever leaves frees their stream, in either way', async () => {
  const streams = createEventStreams(new AbortController().signal, limits);
  const [first, second] = [open(streams), open(streams)];
  expect(streams.size()).toBe(2);
  first.leaving.abort();
  await second.stream?.cancel();
  expect(streams.size()).toBe(0);
  expect([first.sender.isEnded, second.sender.isEnded]).toEqual([true, true]);
});

test('a visitor who leaves before the stream opens holds none', () => {
  const streams = createEventStreams(new AbortController().signal, limits);
  const leaving = new AbortController();
  leaving.abort();
  const { sender } = open(streams, 'a', leaving);
  expect([streams.size(), sender.isEnded]).toEqual([0, true]);
});

test('nobody holds more than their share, and all together no more than the limit', () => {
  const streams = createEventStreams(new AbortController().signal, limits);
  const kept = [open(streams, 'a'), open(streams, 'a')];
  expect(open(streams, 'a').stream).toBeNull();
  expect(open(streams, 'b').stream).not.toBeNull();
  expect(open(streams, 'c').stream).toBeNull();
  kept[0]?.leaving.abort();
  expect(open(streams, 'c').stream).not.toBeNull();
});

test('a process that stops ends them all and opens no more', async () => {
  const stopping = new AbortController();
  const streams = createEventStreams(stopping.signal, limits);
  const { stream, sender } = open(streams);
  stopping.abort();
  expect([streams.size(), sender.isEnded]).toEqual([0, true]);
  const reader = (stream as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  expect((await reader.read()).done).toBe(true);
  expect(open(streams).stream).toBeNull();
});

test('a reader who takes nothing is let go', () => {
  const streams = createEventStreams(new AbortController().signal, limits);
  const { sender } = open(streams);
  for (let version = 1; version < 200; version += 1) sender.send(version);
  expect(streams.size()).toBe(0);
});
