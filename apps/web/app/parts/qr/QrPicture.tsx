import type { QrCode } from './make-qr.ts';
import styles from './QrPicture.module.css';

interface QrPictureProps {
  code: QrCode;
  /** What it leads to: `QR code for this advert`. */
  label: string;
  className?: string | undefined;
}

/** Dark on light, also at night: many cameras read no other. */
export function QrPicture({ code, label, className }: QrPictureProps) {
  return (
    <svg
      className={className ? `${styles.code} ${className}` : styles.code}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
    >
      <path d={code.path} />
    </svg>
  );
}
