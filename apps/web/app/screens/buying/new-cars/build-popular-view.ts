import type { NewVersion } from '@forecourt/services';
import {
  type BreadcrumbItem,
  buildBreadcrumbs,
  type DriveKind,
  isDriven,
  newCarsPath,
  newMakePath,
  popularNewCarsPath,
} from '@forecourt/site';
import type { VehicleCardProps } from '@forecourt/ui';
import { buildModelCard } from './build-model-card.ts';
import { byStock, groupModels, namesOf } from './group-models.ts';

export interface PopularView {
  breadcrumbs: BreadcrumbItem[];
  cards: VehicleCardProps[];
  /** One row per drive; empty without stock. */
  rows: { title: string; cards: VehicleCardProps[] }[];
  makes: { text: string; href: string; count: number }[];
}

const popularModels = 12;
const modelsARow = 4;

/** Popular means most stocked: dealers stock what sells. */
export function buildPopularView(versions: readonly NewVersion[]): PopularView {
  const counts = Map.groupBy(versions, ({ make }) => make);
  return {
    breadcrumbs: buildBreadcrumbs([
      { text: 'Home', url: '/' },
      { text: 'New cars', url: newCarsPath },
      { text: 'Popular new cars', url: popularNewCarsPath },
    ]),
    cards: popularCards(versions, popularModels),
    rows: [
      row('Popular electric cars', 'electric', versions),
      row('Popular hybrids', 'hybrid', versions),
    ].filter(({ cards }) => cards.length > 0),
    makes: namesOf(versions.map(({ make }) => make)).map((make) => ({
      text: make,
      href: newMakePath(make),
      count: counts.get(make)?.length ?? 0,
    })),
  };
}

function row(title: string, drive: DriveKind, versions: readonly NewVersion[]) {
  const driven = versions.filter(({ fuel }) => isDriven(drive, fuel));
  return { title, cards: popularCards(driven, modelsARow) };
}

function popularCards(versions: readonly NewVersion[], limit: number): VehicleCardProps[] {
  return groupModels(versions).sort(byStock).slice(0, limit).map(buildModelCard);
}
