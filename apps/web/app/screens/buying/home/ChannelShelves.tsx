import type { Channel } from '@forecourt/domain';
import { type ReactNode, useId } from 'react';
import { CompareBar } from '../../../visitor/compared/CompareBar.tsx';
import type { AdvertRow } from './build-advert-row.ts';
import styles from './home.module.css';

interface ChannelShelvesProps {
  channel: Channel;
  rows: readonly (AdvertRow | null)[];
  /** The sections that show the rows, given the id of the form that compares their vehicles. */
  children: (form: string) => ReactNode;
}

/** Shelves of one channel share a bar, since a vehicle may be on two of them. */
export function ChannelShelves({ channel, rows, children }: ChannelShelvesProps) {
  const form = useId();
  const shown = [...new Set(rows.flatMap((row) => row?.cards.map(({ card }) => card.id) ?? []))];
  return (
    <div>
      <div className={styles.shelves}>{children(form)}</div>
      {shown.length > 0 ? <CompareBar id={form} channel={channel} shown={shown} from="/" /> : null}
    </div>
  );
}
