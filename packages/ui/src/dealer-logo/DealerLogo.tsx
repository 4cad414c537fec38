import { defaultDealerLogo, imageAddress, logoAltText } from '@forecourt/site';
import { useEffect, useRef, useState } from 'react';
import styles from './DealerLogo.module.css';

export interface DealerLogoProps {
  dealerName: string;
  /** Null if the dealer has none. */
  logoUrl: string | null;
  /** Called if a logo does not load, so that somebody can fix it. */
  onLogoError?: ((logoUrl: string) => void) | undefined;
  /** Large on the dealer's own page. */
  size?: keyof typeof widths;
}

const widths = { md: 160, lg: 304 } as const;

export function DealerLogo({ dealerName, logoUrl, onLogoError, size = 'md' }: DealerLogoProps) {
  const width = widths[size];
  const image = useRef<HTMLImageElement>(null);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  // The browser may report a failure again before React has rendered the first one.
  const reportedUrl = useRef<string | null>(null);
  const canShow = logoUrl !== null && logoUrl !== failedUrl;

  const fail = () => {
    if (!logoUrl || logoUrl === reportedUrl.current) return;
    reportedUrl.current = logoUrl;
    setFailedUrl(logoUrl);
    onLogoError?.(logoUrl);
  };

  // The error event of a logo that failed before hydration has had no listener.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first look is late; later failures are heard
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) fail();
  }, []);

  return (
    <span className={styles.logo} data-size={size}>
      <img
        ref={image}
        src={imageAddress(canShow ? logoUrl : defaultDealerLogo, width)}
        alt={logoAltText(dealerName)}
        width={width}
        height={width / 2}
        decoding="async"
        onError={fail}
      />
    </span>
  );
}
