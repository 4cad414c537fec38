import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MissingPackage } from '../on-demand.ts';
import type { PageData } from './page-data.ts';

/** Another program that answers with the same page. */
export interface Peer {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

const longestStartMs = 60_000;

/** A file that the peer reads at its start. */
export function writePageData(data: PageData): string {
  const file = join(mkdtempSync(join(tmpdir(), 'forecourt-peer-')), 'page.json');
  writeFileSync(file, JSON.stringify(data));
  return file;
}

/** Runs a Node program and waits until it answers. */
export async function startPeer(
  args: readonly string[],
  { cwd, port, environment }: { cwd: string; port: number; environment: NodeJS.ProcessEnv },
): Promise<Peer> {
  const child = spawn(process.execPath, args, { cwd, env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = (said + chunk).slice(-400);
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  for (const end = Date.now() + longestStartMs; ; await pause(200)) {
    const answer = await fetch(`http://127.0.0.1:${port}/used-cars`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return { port, pid: child.pid ?? 0, stop };
    if (child.exitCode !== null) throw new MissingPackage(`it does not start: ${said}`);
    if (Date.now() > end) {
      await stop();
      throw new MissingPackage(`it does not answer: ${said}`);
    }
  }
}
