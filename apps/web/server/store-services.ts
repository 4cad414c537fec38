import { type Channel, channels } from '@forecourt/domain';
import { type Database, findAdvert, findAdverts, findDealer, latestAdverts } from '@forecourt/store';
import type { AdvertService, DealerService } from './services.ts';

/** A total on the home page may be this old; counting thirty thousand rows for every visitor would be waste. */
const countsKeptMs = 10_000;

/** What pages and REST ask, answered by the database. */
export function createStoreServices(db: Database): { adverts: AdvertService; dealers: DealerService } {
  let counts: { at: number; byChannel: Promise<Record<Channel, number>> } | null = null;

  function countAll(): Promise<Record<Channel, number>> {
    if (!counts || Date.now() - counts.at > countsKeptMs) {
      const byChannel = countLiveByChannel(db);
      byChannel.catch(() => {
        counts = null;
      });
      counts = { at: Date.now(), byChannel };
    }
    return counts.byChannel;
  }

  return {
    adverts: {
      find: async (publicReference) => (await findAdvert(db, publicReference)) ?? null,
      findMany: (publicReferences) => findAdverts(db, publicReferences),
      latest: (channel, limit) => latestAdverts(db, { channel, limit }),
      count: async (channel) => (await countAll())[channel],
    },
    dealers: {
      find: async (id) => (await findDealer(db, id)) ?? null,
    },
  };
}

async function countLiveByChannel(db: Database): Promise<Record<Channel, number>> {
  const { rows } = (await db.orm.execute(
    `select channel, count(*) as count from advert where status = 'live' group by channel`,
  )) as { rows: { channel: string; count: number | string }[] };
  const of = (channel: Channel) => Number(rows.find((row) => row.channel === channel)?.count ?? 0);
  return Object.fromEntries(channels.map((channel) => [channel, of(channel)])) as Record<Channel, number>;
}
