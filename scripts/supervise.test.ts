import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';

const script = join(import.meta.dirname, 'testing/supervised.ts');
const started: { kill(): void }[] = [];
afterEach(() => {
  for (const each of started.splice(0)) each.kill();
});

interface StartOptions {
  environment?: Record<string, string>;
  command?: [program: string, ...args: string[]];
  cwd?: string;
}

/** A supervisor with its program, both from `testing/supervised.ts`. */
function start({ environment = {}, command = [process.execPath, script], cwd }: StartOptions = {}) {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd,
    // The tests' own flags would count as the operator's.
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push({ kill: () => child.kill('SIGKILL') });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  return {
    child,
    said: () => said,
    /** The exit code, once every process that could still write has ended. */
    ended: new Promise<number | null>((resolve) => child.once('close', resolve)),
    /** The program's process id, once it has started for this time. */
    async pid(restarts: number): Promise<number> {
      const pattern = new RegExp(`--restarts=${restarts} pid=(\\d+)`);
      await expect.poll(() => said, { timeout: 30_000 }).toMatch(pattern);
      return Number(pattern.exec(said)?.[1]);
    },
  };
}

it('has failed if the program crashes while it ends', async () => {
  const { child, pid, ended } = start({ environment: { CRASHES_AT_END: '1' } });
  await pid(0);
  child.kill('SIGTERM');
  expect(await ended).toBe(1);
});

it('gives the program its own flags and variables, unless the operator has set them', async () => {
  const usual = start();
  await expect
    .poll(usual.said, { timeout: 30_000 })
    .toContain('flags --max-semi-space-size=8, variable ours');
  const operated = start({
    environment: { SUPERVISED_VARIABLE: 'the operator’s' },
    command: [process.execPath, '--max-semi-space-size=32', script],
  });
  await expect
    .poll(operated.said, { timeout: 30_000 })
    .toContain('flags --max-semi-space-size=8 --max-semi-space-size=32, variable the operator’s');
  for (const { child, ended } of [usual, operated]) {
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
});

it('restarts the program when it is killed, with an increasing delay', async () => {
  const { child, pid, ended, said } = start();
  for (const times of [0, 1, 2]) process.kill(await pid(times), 'SIGKILL');
  await pid(3);
  expect([...said().matchAll(/restarts in ([\d.]+) s/g)].map(([, seconds]) => seconds)).toEqual([
    '0.01',
    '0.02',
    '0.04',
  ]);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('restarts a program that was once ready, even if a later start fails', async () => {
  const { child, pid, ended } = start({ environment: { FAILS_AT: '--restarts=1' } });
  process.kill(await pid(0), 'SIGKILL');
  await pid(2);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('does not restart a program that was never ready', async () => {
  const { ended, said } = start({ environment: { NEVER_READY: '1' } });
  expect(await ended).toBe(1);
  expect(said()).toMatch(/^--restarts=0 pid=\d+\n$/);
});

it('forwards SIGTERM and ends with the program', async () => {
  const { child, pid, ended, said } = start();
  await pid(0);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(said()).toMatch(/told to end\n$/);
});

it('kills a program that does not end in time', async () => {
  const { child, pid, ended } = start({ environment: { IGNORES_SIGNALS: '1' } });
  await pid(0);
  child.kill('SIGTERM');
  expect(await ended).toBe(1);
});

it('leaves no program behind when it is killed itself', async () => {
  const { child, pid, ended, said } = start();
  await pid(0);
  child.kill('SIGKILL');
  await ended;
  expect(said()).toMatch(/left alone\n$/);
});

describe('several processes', () => {
  const startTwo = (environment?: Record<string, string>) => startSeveral(2, environment);
  /** Processes on one port, once all are ready. */
  async function startSeveral(count: number, environment: Record<string, string> = {}) {
    const site = start({ environment: { SHARES_PORTS: '1', COUNT: String(count), ...environment } });
    const ready = /--process=(\d) --restarts=(\d+) pid=(\d+) port=(\d+)/g;
    const started = () => [...site.said().matchAll(ready)].map(([, place, , pid]) => ({ place, pid }));
    const become = (count: number) => expect.poll(() => started().length, { timeout: 30_000 }).toBe(count);
    await become(count);
    const [, , , , port] = new RegExp(ready).exec(site.said()) ?? [];
    return { ...site, started, become, ask: async () => (await fetch(`http://127.0.0.1:${port}`)).text() };
  }

  it('share the port, restart on their own and end together', async () => {
    const { child, ended, started, become, ask } = await startTwo();
    expect(started().map(({ place }) => place)).toEqual(['0', '1']);
    process.kill(Number(started()[1]?.pid), 'SIGKILL');
    await become(3);
    expect(started()[2]?.place).toBe('1');
    expect([started()[0]?.pid, started()[2]?.pid]).toContain(await ask());
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('hear from each other', async () => {
    const { child, ended, said, started, ask } = await startTwo();
    const from = await ask();
    const to = started().find(({ pid }) => pid !== from)?.pid;
    await expect.poll(said, { timeout: 30_000 }).toContain(`${to} heard ${from}`);
    expect(said()).not.toContain(`${from} heard ${from}`);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it.skipIf(process.platform === 'win32').each([1, 2])(
    'are replaced on SIGHUP without a lost request: %d of them',
    async (count) => {
      const { child, ended, become, ask, started } = await startSeveral(count);
      const before = started().map(({ pid }) => pid);
      let isOver = false;
      const answers: string[] = [];
      const visits = (async () => {
        while (!isOver) answers.push(await ask());
      })();
      child.kill('SIGHUP');
      await become(2 * count);
      await expect
        .poll(() => before.some((pid) => answers.slice(-20).includes(String(pid))), { timeout: 30_000 })
        .toBe(false);
      isOver = true;
      await visits;
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    },
  );

  it.skipIf(process.platform === 'win32')('are all replaced again when asked to meanwhile', async () => {
    const { child, ended, become } = await startTwo();
    child.kill('SIGHUP');
    await become(3);
    child.kill('SIGHUP');
    await become(6);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it.skipIf(process.platform === 'win32')('stay as they are if a successor is never ready', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-fails-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'file');
    const { child, ended, said, ask, started } = await startTwo({ FAILS_WITH_FILE: file });
    writeFileSync(file, '');
    child.kill('SIGHUP');
    await expect.poll(said, { timeout: 30_000 }).toContain('did not become ready');
    expect(started().map(({ pid }) => pid)).toContain(await ask());
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it.skipIf(process.platform === 'win32')('end all of them while one is being replaced', async () => {
    const { child, ended, said, started } = await startTwo();
    child.kill('SIGHUP');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    for (const { pid } of started()) expect(() => process.kill(Number(pid), 0)).toThrow();
    expect(said()).not.toContain('did not become ready');
  });

  it('are not started if the first one is never ready', async () => {
    const { ended, said } = start({
      environment: { SHARES_PORTS: '1', COUNT: '2', FAILS_WITH_FILE: script },
    });
    expect(await ended).toBe(3);
    expect(said()).toBe('');
  });
});

describe.skipIf(process.platform === 'win32')('SIGTERM', () => {
  it('to a shell that dies without forwarding it ends the program', async () => {
    const { child, pid, ended, said } = start({
      environment: { WATCHES_PARENT: '1' },
      command: ['/bin/sh', '-c', `"${process.execPath}" "${script}"; true`],
    });
    await pid(0);
    child.kill('SIGTERM');
    await ended;
    expect(said()).toMatch(/told to end\n$/);
  });

  /** As the repository's own `npm start`, with the program of these tests. */
  function npmStart() {
    const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
    const line: string = scripts.start.replaceAll('scripts/start.ts', `"${script}"`);
    const cwd = mkdtempSync(join(tmpdir(), 'forecourt-npm-'));
    started.push({ kill: () => rmSync(cwd, { recursive: true }) });
    writeFileSync(join(cwd, 'package.json'), JSON.stringify({ scripts: { start: line } }));
    return start({
      environment: {
        WATCHES_PARENT: '1',
        PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
      },
      command: ['npm', 'start'],
      cwd,
    });
  }

  it('to npm start ends the program first and npm afterwards', async () => {
    const { child, pid, ended, said } = npmStart();
    await pid(0);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(said()).toMatch(/told to end\n$/);
  });

  // The first process adopts the program. If that is npm, it looks like the npm that started the program.
  const isAdoptedByNpm = () => readFileSync('/proc/1/cmdline', 'utf8').includes('npm');
  it.skipIf(process.platform !== 'linux' || isAdoptedByNpm())(
    'to npm start ends the program although npm dies first',
    async () => {
      const { child, ended } = npmStart();
      // As soon as npm has started the script, before it listens for signals.
      const children = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
      while (children() === '') await sleep(1);
      child.kill('SIGTERM');
      await ended;
      expect(child.signalCode).toBe('SIGTERM');
    },
  );
});
