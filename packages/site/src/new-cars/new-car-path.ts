import { formatSearch, nameKey, pathSegment } from '@forecourt/domain';

export const newCarsPath = '/new-cars';
export const popularNewCarsPath = '/cars-ireland';

/** The two drive types that have a page for every make: `/cars/bmw/bmw-hybrid`. */
export type DriveKind = 'hybrid' | 'electric';

export function newMakePath(make: string): string {
  return `/cars/${pathSegment(make)}`;
}

export function newModelPath(make: string, model: string): string {
  return `${newMakePath(make)}/${pathSegment(model)}`;
}

export function newDrivePath(make: string, drive: DriveKind): string {
  return `${newMakePath(make)}/${pathSegment(make)}-${drive}`;
}

/** The drive type that the last part of an address names; null for a model's name. */
export function parseDrive(make: string, segment: string): DriveKind | null {
  for (const drive of ['hybrid', 'electric'] as const)
    if (nameKey(segment) === nameKey(`${make}-${drive}`)) return drive;
  return null;
}

export function isDriven(drive: DriveKind, fuel: string | null): boolean {
  return drive === 'electric' ? fuel === 'Electric' : (fuel?.includes('Hybrid') ?? false);
}

/** The listing of new cars in stock: all of them, or those of a make or a model. */
export function newStockPath(make?: string, model?: string): string {
  return formatSearch({
    channel: 'Car',
    filters: {
      condition: { anyOf: ['New'] },
      ...(make && { make: { anyOf: [make] } }),
      ...(model && { model: { anyOf: [model] } }),
    },
  });
}
