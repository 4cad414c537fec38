import { Button } from '@forecourt/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './MapOnRequest.module.css';
import type { LivePlace, ShownMap } from './show-live-map.ts';

interface MapOnRequestProps {
  styleUrl: string;
  place: LivePlace;
  /** The drawn map, which the live one covers. */
  children: ReactNode;
}

/**
 * Requests nothing from the map's host before the visitor asks for it: the host is another company, and the
 * first request would reveal who looks at which place.
 */
export function MapOnRequest({ styleUrl, place, children }: MapOnRequestProps) {
  const [state, setState] = useState<'drawn' | 'loading' | 'live' | 'failed'>('drawn');
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef<ShownMap | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      shown.current?.remove();
    };
  }, []);
  // Only now can it take the focus of the button that was removed.
  useEffect(() => {
    if (state === 'live') shown.current?.focus();
  }, [state]);

  const show = async () => {
    if (!container.current) return;
    setState('loading');
    try {
      const { showLiveMap } = await import('./show-live-map.ts');
      const map = await showLiveMap(container.current, styleUrl, place, styles.area ?? '');
      if (isGone.current) return map.remove();
      shown.current = map;
      setState('live');
    } catch {
      if (!isGone.current) setState('failed');
    }
  };
  return (
    <div className={styles.frame} data-state={state}>
      {children}
      <div className={styles.map} ref={container} inert={state !== 'live'} />
      <div className={`${styles.below} needs-script`}>
        {state === 'live' ? (
          <p className={styles.note}>Arrow keys move the map, + and − zoom in and out.</p>
        ) : (
          <>
            {state === 'failed' ? <p role="status">We can’t show the live map here.</p> : null}
            <Button variant="secondary" size="sm" isDisabled={state === 'loading'} onClick={show}>
              {labels[state]}
            </Button>
            <p className={styles.note}>The live map comes from {hostOf(styleUrl)}.</p>
          </>
        )}
      </div>
    </div>
  );
}

const labels = {
  drawn: 'Explore this map',
  loading: 'Loading the map…',
  failed: 'Try again',
} as const;

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : 'another site';
}
