import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { changeFile } from './change-file.ts';

export interface Addresses {
  /** An empty folder. */
  folder: string;
  port: number;
  /** The ports of the two processes. */
  upstreams: readonly [number, number];
}

interface Balancer {
  /** Writes its configuration and returns the command that runs it in the foreground. */
  prepare(addresses: Addresses): { command: string[]; environment?: Record<string, string> };
}

const deploy = join(import.meta.dirname, '../../deploy');

/** Each runs the file that operators copy from `deploy/`, with other ports and without TLS. */
export const balancers: Readonly<Record<string, Balancer>> = {
  nginx: {
    prepare({ folder, port, upstreams }) {
      const site = changeFile(join(deploy, 'nginx.conf'), [
        ['127.0.0.1:3001', `127.0.0.1:${upstreams[0]}`],
        ['127.0.0.1:3002', `127.0.0.1:${upstreams[1]}`],
        [/^server \{\n {4}listen 80;[^}]*\}\n/m, ''],
        [/ {4}listen 443 ssl http2;\n {4}listen \[::\]:443 ssl http2;/, `    listen 127.0.0.1:${port};`],
        [/^ *ssl_certificate.*\n/gm, ''],
      ]);
      const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${join(folder, name)};`,
      );
      const file = join(folder, 'nginx.conf');
      writeFileSync(
        file,
        `daemon off;\npid ${join(folder, 'pid')};\nerror_log ${join(folder, 'error.log')};\n` +
          `events {}\nhttp {\naccess_log off;\n${own.join('\n')}\n${site}}\n`,
      );
      return { command: ['nginx', '-e', join(folder, 'error.log'), '-c', file] };
    },
  },
  caddy: {
    prepare({ folder, port, upstreams }) {
      return {
        command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(deploy, 'Caddyfile')],
        environment: {
          SITE_ADDRESS: `http://127.0.0.1:${port}`,
          SITE_UPSTREAMS: upstreams.map((upstream) => `127.0.0.1:${upstream}`).join(' '),
          CADDY_ADMIN: `unix/${join(folder, 'admin.sock')}`,
          XDG_DATA_HOME: folder,
          XDG_CONFIG_HOME: folder,
        },
      };
    },
  },
  haproxy: {
    prepare({ folder, port, upstreams }) {
      const file = join(folder, 'haproxy.cfg');
      const site = changeFile(join(deploy, 'haproxy.cfg'), [
        [/127\.0\.0\.1:3001/g, `127.0.0.1:${upstreams[0]}`],
        [/127\.0\.0\.1:3002/g, `127.0.0.1:${upstreams[1]}`],
        [/^ *bind :80\n/m, ''],
        [/bind :443 ssl .*/, `bind 127.0.0.1:${port}`],
        [/^ *http-request redirect scheme https.*\n/m, ''],
      ]);
      writeFileSync(file, site);
      return { command: ['haproxy', '-db', '-f', file] };
    },
  },
};

export function isInstalled(name: string): boolean {
  return spawnSync(name, ['version']).error === undefined;
}

/** Resolves when the balancer accepts connections. */
export async function startBalancer(name: string, addresses: Addresses): Promise<{ stop(): Promise<void> }> {
  const { command, environment } = requireBalancer(name).prepare(addresses);
  const [program = '', ...args] = command;
  let said = '';
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said = (said + chunk).slice(-2000);
    });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  while (!(await accepts(addresses.port))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${said}`);
    await sleep(50);
  }
  return {
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

function requireBalancer(name: string): Balancer {
  const found = balancers[name];
  if (!found)
    throw new Error(`There is no balancer ${name}. Choose among: ${Object.keys(balancers).join(', ')}.`);
  return found;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
