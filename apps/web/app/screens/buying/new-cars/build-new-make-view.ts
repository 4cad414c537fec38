import { capitaliseFirst, listingPath, listWords } from '@forecourt/domain';
import type { NewVersion } from '@forecourt/services';
import {
  type BreadcrumbItem,
  buildBreadcrumbs,
  type DriveKind,
  isDriven,
  newCarsPath,
  newDrivePath,
  newMakePath,
  newStockPath,
} from '@forecourt/site';
import type { VehicleCardProps } from '@forecourt/ui';
import { buildModelCard } from './build-model-card.ts';
import { groupModels } from './group-models.ts';

export interface NewMakeView {
  breadcrumbs: BreadcrumbItem[];
  heading: string;
  summary: string;
  path: string;
  cards: VehicleCardProps[];
  links: { text: string; href: string }[];
}

const driveWords: Record<DriveKind, string> = { hybrid: 'hybrid', electric: 'electric' };

/** A make's new models in stock, optionally only those with the given drive. */
export function buildNewMakeView(
  make: string,
  allVersions: readonly NewVersion[],
  drive: DriveKind | null = null,
): NewMakeView {
  const ofMake = allVersions.filter((version) => version.make === make);
  const versions = drive ? ofMake.filter(({ fuel }) => isDriven(drive, fuel)) : ofMake;
  const models = groupModels(versions);
  const name = drive ? `${make} ${driveWords[drive]}` : make;
  const path = drive ? newDrivePath(make, drive) : newMakePath(make);
  const steps = [
    { text: 'Home', url: '/' },
    { text: 'New cars', url: newCarsPath },
    { text: make, url: newMakePath(make) },
  ];
  return {
    breadcrumbs: buildBreadcrumbs(
      drive ? [...steps, { text: capitaliseFirst(driveWords[drive]), url: path }] : steps,
    ),
    heading: `New ${name} cars`,
    summary: summaryOf(
      name,
      versions.length,
      models.map(({ model }) => model),
    ),
    path,
    cards: models.map(buildModelCard),
    links: buildLinks(make, drive, ofMake),
  };
}

function summaryOf(name: string, count: number, models: readonly string[]): string {
  if (count === 0) return `No dealer has a new ${name} car in stock at the moment.`;
  const shown = models.length > 6 ? `${models.length} models` : listWords(models, 'and');
  return `${count} new ${name} ${count === 1 ? 'car' : 'cars'} in stock: ${shown}.`;
}

/** Links only to pages with content. */
function buildLinks(make: string, drive: DriveKind | null, ofMake: readonly NewVersion[]) {
  const drives = (['hybrid', 'electric'] as const).filter(
    (each) => each !== drive && ofMake.some(({ fuel }) => isDriven(each, fuel)),
  );
  return [
    ...(drive && ofMake.length > 0 ? [{ text: `All new ${make} cars`, href: newMakePath(make) }] : []),
    ...drives.map((each) => ({
      text: `New ${make} ${driveWords[each]} cars`,
      href: newDrivePath(make, each),
    })),
    ...(ofMake.length > 0 ? [{ text: `New ${make} in stock`, href: newStockPath(make) }] : []),
    { text: `Used ${make} cars`, href: listingPath({ channel: 'Car', make }) },
  ];
}
