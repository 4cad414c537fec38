import stylesUrl from 'maplibre-gl/dist/maplibre-gl.css?url';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { loadStyleSheet } from '../../shell/load-style-sheet.ts';

export type MapLibrary = typeof import('maplibre-gl');

let loading: Promise<MapLibrary> | null = null;

/** MapLibre with its styles and its worker: 370 kB, loaded once and only for visitors who ask for a live map. */
export function loadMapLibrary(): Promise<MapLibrary> {
  loading ??= load().catch((error: unknown) => {
    // The next click can retry.
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<MapLibrary> {
  const [library] = await Promise.all([import('maplibre-gl'), loadStyleSheet(stylesUrl)]);
  // Once bundled, the library does not find its worker by itself.
  library.setWorkerUrl(workerUrl);
  return library;
}
