import type { Channel } from '@forecourt/domain';
import { Button, Icon } from '@forecourt/ui';
import { useRef, useState } from 'react';
import { formatSavedAddress } from '../saved-address.ts';
import styles from './ShareList.module.css';

interface ShareListProps {
  channel: Channel;
  references: readonly string[];
}

/** A link that opens the list on any device, with nothing stored there. */
export function ShareList({ channel, references }: ShareListProps) {
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  if (references.length === 0) return null;
  const address = location.origin + formatSavedAddress({ list: { channel, references } });
  const copy = async () => {
    field.current?.select();
    // Without clipboard permission, at least the link is selected.
    setCopied(
      await navigator.clipboard.writeText(address).then(
        () => true,
        () => false,
      ),
    );
  };
  return (
    <details className={styles.share} onToggle={() => setCopied(false)}>
      <summary className={styles.open}>
        <Icon glyph="share-2" size="sm" /> Share
      </summary>
      <div className={styles.panel}>
        <label className={styles.label} htmlFor="shared-list">
          Anyone with this link sees the list as it is now
        </label>
        <input
          className={styles.link}
          id="shared-list"
          ref={field}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button size="sm" onClick={copy}>
          Copy link
        </Button>
        <p className={styles.copied} role="status">
          {isCopied ? 'Copied' : ''}
        </p>
      </div>
    </details>
  );
}
