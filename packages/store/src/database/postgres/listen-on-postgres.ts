import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A dedicated connection, because a pooled one may be closed while idle. It reconnects by itself. */
export async function listenOnPostgres(
  { url, timeoutMs }: { url: string; timeoutMs: number },
  channel: string,
  onNotice: () => void,
): Promise<() => Promise<void>> {
  let isStopped = false;
  let current: pg.Client | null = null;
  current = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'forecourt listen',
      keepAlive: true,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    fresh.on('notification', onNotice);
    fresh.on('error', () => {
      // The server and the socket each report the same loss: answering both would double the connections.
      if (fresh !== current) return;
      current = null;
      void reconnect();
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
      return fresh;
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
  }

  async function reconnect(): Promise<void> {
    for (let wait = 250; !isStopped; wait = Math.min(wait * 2, 10_000)) {
      // Must not keep a finished process alive.
      await sleep(wait, undefined, { ref: false });
      try {
        const fresh = await connect();
        if (isStopped) return await fresh.end();
        current = fresh;
        onNotice();
        return;
      } catch {
        // The server is still unreachable; the next retry waits longer.
      }
    }
  }

  return async () => {
    isStopped = true;
    await current?.end();
  };
}
