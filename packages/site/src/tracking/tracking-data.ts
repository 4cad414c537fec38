/**
 * What a tag manager accepts: one flat record, because its rules compare texts by name. Empty values are left
 * out.
 */
export type TrackingData = Readonly<Record<string, string>>;

type Stated = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** `{ results: 12, sort: null }` → `{ results: '12' }` */
export function flattenTracking(stated: Stated): TrackingData {
  return Object.fromEntries(
    Object.entries(stated).flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
}
