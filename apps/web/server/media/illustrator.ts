import { type Channel, channelPlural, channels, hashBase32 } from '@forecourt/domain';
import {
  articleSubjects,
  detailViews,
  drawArticlePicture,
  drawDealerLogo,
  drawDefaultDealerLogo,
  drawPlaceholder,
  drawVehicle,
  exteriorViews,
  lookOf,
  marketSource,
  type VehicleView,
} from '@forecourt/market';
import { type Database, listDealers, maxDealersAtOnce } from '@forecourt/store';
import type { PlaceholderName } from './picture-address.ts';
import type { Illustrator } from './picture-originals.ts';

const views: readonly VehicleView[] = [...exteriorViews, ...detailViews];
/** Dealers hardly ever come or go; a stranger who asks for signs that do not exist must not read the table each time. */
const namesKeptMs = 60_000;

/** The pictures of the made-up market. */
export function createIllustrator(db: Database): Illustrator {
  let names: { at: number; byReference: Promise<Map<string, string>> } | null = null;

  async function findDealerName(reference: string): Promise<string | null> {
    if (!names || Date.now() - names.at > namesKeptMs) {
      names = { at: Date.now(), byReference: readDealerNames(db) };
      names.byReference.catch(() => {
        names = null;
      });
    }
    return (await names.byReference).get(reference) ?? null;
  }

  return {
    vehicle(advert, name) {
      const view = views.find((known) => known === name);
      return view ? drawVehicle(lookOf(advert), view) : null;
    },
    async dealerLogo(reference) {
      const name = await findDealerName(reference);
      return name === null ? null : drawDealerLogo({ name, seed: seedOf(reference) });
    },
    article: (subject, seed) =>
      articleSubjects.some((known) => known === subject)
        ? drawArticlePicture({ subject, seed: Number(seed) })
        : null,
    placeholder: (of) => (of === 'dealers' ? drawDefaultDealerLogo() : drawPlaceholder(channelNamed(of))),
  };
}

async function readDealerNames(db: Database): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (let after = 0; ; ) {
    const page = await listDealers(db, { after });
    for (const dealer of page) {
      if (dealer.source === marketSource && dealer.logoUrl) names.set(dealer.sourceReference, dealer.name);
    }
    const last = page.at(-1);
    if (!last || page.length < maxDealersAtOnce) return names;
    after = last.id;
  }
}

function seedOf(reference: string): number {
  return Number.parseInt(hashBase32(reference, 6), 32) || 0;
}

function channelNamed(plural: Exclude<PlaceholderName, 'dealers'>): Channel {
  return channels.find((channel) => channelPlural(channel) === plural) ?? 'Car';
}
