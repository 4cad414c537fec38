import stylesUrl from 'maplibre-gl/dist/maplibre-gl.css?url';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { loadStyleSheet } from '../../shell/load-style-sheet.ts';

export type MapLibrary = typeof import('maplibre-gl');

let loading: Promise<MapLibrary> | null = null;

/** MapLibre with its styles and its worker: 370 kB that only whoever asks for a live map loads, once. */
export function loadMapLibrary(): Promise<MapLibrary> {
  loading ??= load().catch((error: unknown) => {
    // The next click may have more luck with the network.
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<MapLibrary> {
  const [library] = await Promise.all([import('maplibre-gl'), loadStyleSheet(stylesUrl)]);
  // Bundled, the library does not find its worker by itself.
  library.setWorkerUrl(workerUrl);
  return library;
}
