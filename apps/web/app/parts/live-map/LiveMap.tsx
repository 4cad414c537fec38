import type { ReactNode } from 'react';
import { MapOnRequest } from './MapOnRequest.tsx';
import { useMapStyleUrl } from './use-map-style-url.ts';

export interface LiveMapProps {
  latitude: number;
  longitude: number;
  /** What the map shows: "Map of the area around Naas". */
  label: string;
  /** Shows a neighbourhood instead of a point, to protect a private seller's address. */
  isApproximate?: boolean;
  /** The map drawn on the server. It stays where there is no style, no JavaScript or no WebGL. */
  children: ReactNode;
}

/** A drawn map that becomes a live one on request, where the operator configured a style. */
export function LiveMap({ children, isApproximate = false, ...place }: LiveMapProps) {
  const styleUrl = useMapStyleUrl();
  if (styleUrl === null) return children;
  return (
    <MapOnRequest
      // Another place needs another map, even though the page stays mounted.
      key={`${place.latitude},${place.longitude}`}
      styleUrl={styleUrl}
      place={{ ...place, isApproximate }}
    >
      {children}
    </MapOnRequest>
  );
}
