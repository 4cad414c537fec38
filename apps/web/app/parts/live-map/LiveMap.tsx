import type { ReactNode } from 'react';
import { AskedMap } from './AskedMap.tsx';
import { useMapStyleUrl } from './use-map-style-url.ts';

export interface LiveMapProps {
  latitude: number;
  longitude: number;
  /** What the map shows: "Map of the country around Naas". */
  label: string;
  /** Shows a neighbourhood instead of a point: where a private seller lives is nobody's business. */
  isApproximate?: boolean;
  /** The map that the server drew. It stays where there is no style, no JavaScript and no WebGL. */
  children: ReactNode;
}

/** A drawn map that becomes a live one when a visitor asks for it, where the operator configured a style. */
export function LiveMap({ children, isApproximate = false, ...place }: LiveMapProps) {
  const styleUrl = useMapStyleUrl();
  if (styleUrl === null) return children;
  return (
    <AskedMap
      // Another place is another map, though the page stays.
      key={`${place.latitude},${place.longitude}`}
      styleUrl={styleUrl}
      place={{ ...place, isApproximate }}
    >
      {children}
    </AskedMap>
  );
}
