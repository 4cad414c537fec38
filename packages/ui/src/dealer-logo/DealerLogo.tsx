import { defaultDealerLogo, imageAddress, logoAltText } from '@forecourt/site';
import { useEffect, useRef, useState } from 'react';
import styles from './DealerLogo.module.css';

export interface DealerLogoProps {
  dealerName: string;
  /** Null for a dealer without one. */
  logoUrl: string | null;
  /** Told of a logo that does not load, so that someone can mend it. */
  onLogoError?: ((logoUrl: string) => void) | undefined;
  /** Large where the page is the dealer's own. */
  size?: keyof typeof widths;
}

const widths = { md: 160, lg: 304 } as const;

export function DealerLogo({ dealerName, logoUrl, onLogoError, size = 'md' }: DealerLogoProps) {
  const width = widths[size];
  const image = useRef<HTMLImageElement>(null);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const canShow = logoUrl !== null && logoUrl !== failedUrl;

  const fail = () => {
    if (!logoUrl || logoUrl === failedUrl) return;
    setFailedUrl(logoUrl);
    onLogoError?.(logoUrl);
  };

  // A logo that failed before hydration has fired its event to nobody.
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
