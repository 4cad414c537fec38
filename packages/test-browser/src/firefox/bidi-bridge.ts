#!/usr/bin/env node
/**
 * A proxy between Playwright and the system's Firefox, started instead of its program. Playwright emulates
 * media features in every context it creates, with a WebDriver BiDi command that Firefox 153 does not support
 * yet; the bridge answers it and forwards everything else. Remove it when the distributions' Firefox supports
 * the command.
 */
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const unknownToFirefox = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(process.env.FORECOURT_FIREFOX ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal));

const announcement = /WebDriver BiDi listening on (ws:\/\/\S+)/;
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = announcement.exec(line) ?? [];
  if (address) listenInPlaceOf(address);
  else console.error(line);
});

function listenInPlaceOf(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const { port } = server.address() as AddressInfo;
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
  server.on('connection', (client, request) => join(client, new WebSocket(`${address}${request.url}`)));
}

function join(client: WebSocket, browser: WebSocket): void {
  const isOpen = new Promise((resolve) => browser.once('open', resolve));
  client.on('message', async (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    if (method === unknownToFirefox) return client.send(JSON.stringify({ type: 'success', id, result: {} }));
    await isOpen;
    browser.send(text);
  });
  browser.on('message', (data) => client.send(data.toString()));
  client.on('close', () => browser.close());
  browser.on('close', () => client.close());
  browser.on('error', (error) => console.error(error.message));
}
