import { loadMapLibrary } from './load-map-library.ts';

export interface LivePlace {
  latitude: number;
  longitude: number;
  /** Replaces "Map" for screen readers. */
  label: string;
  /** Shows a neighbourhood instead of a point, to protect a private seller's address. */
  isApproximate: boolean;
}

export interface ShownMap {
  focus(): void;
  remove(): void;
}

const timeoutMs = 15_000;

/** Renders a live map into an element; rejects if the browser or the map's host cannot show it. */
export async function showLiveMap(
  container: HTMLElement,
  styleUrl: string,
  { latitude, longitude, label, isApproximate }: LivePlace,
  markClass: string,
): Promise<ShownMap> {
  const { Map: LibraryMap, Marker, NavigationControl } = await loadMapLibrary();
  const map = new LibraryMap({
    container,
    style: styleUrl,
    center: [longitude, latitude],
    zoom: isApproximate ? 10 : 13,
    // The wheel and one finger keep scrolling the page.
    cooperativeGestures: true,
    attributionControl: { compact: true },
    dragRotate: false,
    pitchWithRotate: false,
    locale: { 'Map.Title': label },
  });
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  const mark = isApproximate
    ? { element: buildAreaMark(markClass) }
    : { color: getComputedStyle(container).getPropertyValue('--primary') };
  new Marker(mark).setLngLat([longitude, latitude]).addTo(map);
  try {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('The live map took too long')), timeoutMs);
      map.once('load', () => {
        clearTimeout(late);
        resolve();
      });
      // Only a missing style stops the map from loading; a missing tile leaves a hole in it.
      map.on('error', ({ error }) => {
        if (map.isStyleLoaded()) return;
        clearTimeout(late);
        reject(error);
      });
    });
  } catch (error) {
    map.remove();
    throw error;
  }
  return { focus: () => map.getCanvas().focus({ preventScroll: true }), remove: () => map.remove() };
}

function buildAreaMark(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}
