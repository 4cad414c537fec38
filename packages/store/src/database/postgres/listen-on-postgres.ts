import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../database.ts';

/**
 * One dedicated connection for all channels, because a pooled one may be closed while idle. It is open while there is
 * a listener, and reconnects by itself.
 */
export function listenOnPostgres({ url, timeoutMs }: { url: string; timeoutMs: number }): Database['listen'] {
  const channels = new Map<string, Set<() => void>>();
  let current: Promise<pg.Client> | null = null;
  let isReconnecting = false;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'forecourt listen',
      keepAlive: true,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    fresh.on('notification', ({ channel }) => tell(channel));
    let isLost = false;
    fresh.on('error', () => {
      // The server and the socket each report the same loss: answering both would double the connections.
      if (isLost) return;
      isLost = true;
      current = null;
      void reconnect();
    });
    try {
      await fresh.connect();
      for (const channel of channels.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      return fresh;
    } catch (error) {
      isLost = true;
      fresh.end().catch(() => {});
      throw error;
    }
  }

  function tell(channel: string): void {
    for (const onNotice of channels.get(channel) ?? []) onNotice();
  }

  async function reconnect(): Promise<void> {
    if (isReconnecting) return;
    isReconnecting = true;
    for (let wait = 250; channels.size > 0 && current === null; wait = Math.min(wait * 2, 10_000)) {
      // Must not keep a finished process alive.
      await sleep(wait, undefined, { ref: false });
      if (channels.size === 0) break;
      try {
        const fresh = await connect();
        if (channels.size === 0) await fresh.end();
        else current = Promise.resolve(fresh);
        for (const channel of channels.keys()) tell(channel);
      } catch {
        // The server is still unreachable; the next retry waits longer.
      }
    }
    isReconnecting = false;
  }

  async function begin(channel: string): Promise<void> {
    // It listens to every channel when it is back.
    if (isReconnecting) return;
    if (current) {
      await (await current).query(`listen ${pg.escapeIdentifier(channel)}`);
      return;
    }
    current = connect();
    await current.catch((error: unknown) => {
      current = null;
      throw error;
    });
  }

  async function end(channel: string): Promise<void> {
    const client = await current;
    if (channels.size > 0) await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`);
    else {
      current = null;
      await client?.end();
    }
  }

  return async function listen(channel, onNotice) {
    // Wrapped, because the same function may listen twice.
    const listener = () => onNotice();
    const listeners = channels.get(channel) ?? new Set();
    channels.set(channel, listeners.add(listener));
    const leave = (): boolean =>
      listeners.delete(listener) && listeners.size === 0 && channels.delete(channel);
    try {
      if (listeners.size === 1) await begin(channel);
    } catch (error) {
      leave();
      throw error;
    }
    return async () => {
      if (leave()) await end(channel).catch(() => {});
    };
  };
}
