import { type Channel, capitaliseFirst, channelPlural, channels } from '@forecourt/domain';
import type { SavedVehicle } from '@forecourt/site';
import { MessageBanner, Switcher, useHydrated } from '@forecourt/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { setCompared } from '../../../../visitor/compared/compared-lists.ts';
import { forgetSaved, putBack, saveAll, savedLists } from '../../../../visitor/saved/saved-lists.ts';
import { useSavedList } from '../../../../visitor/saved/use-saved.ts';
import { trackEvent } from '../../../../visitor/tracking/track.ts';
import type { OwnPage } from '../find-saved-page.ts';
import { nameOfPage } from '../name-of-page.ts';
import { formatSavedAddress, parseSavedAddress } from '../saved-address.ts';
import { EmptyList } from './EmptyList.tsx';
import { KeptVehicles } from './KeptVehicles.tsx';
import { LeftOut } from './LeftOut.tsx';
import { OwnList } from './OwnList.tsx';
import styles from './OwnVehicles.module.css';
import { UndoBar } from './UndoBar.tsx';

interface Removal {
  channel: Channel;
  vehicle: SavedVehicle;
  index: number;
}

/** The visitor's saved vehicles in this browser, one channel at a time. */
export function OwnVehicles({ isBadLink, kept }: Pick<OwnPage, 'isBadLink' | 'kept'>) {
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { channel: named, sort, from } = parseSavedAddress(params);
  const channel = named ?? 'Car';
  const list = useSavedList(channel);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const place = useRef<HTMLElement>(null);
  const go = (address: string, replace = false) => navigate(address, { replace, preventScrollReset: true });

  // A visitor who saved only bikes must not read that there is nothing.
  useEffect(() => {
    if (named || savedLists.Car.read().length > 0) return;
    const other = channels.find((each) => savedLists[each].read().length > 0);
    if (other) navigate(formatSavedAddress({ channel: other }), { replace: true });
  }, [named, navigate]);

  // What was saved without JavaScript joins what the browser stores.
  useEffect(() => {
    for (const each of channels)
      saveAll(
        each,
        kept[each].map(({ vehicle }) => vehicle),
      );
  }, [kept]);

  const remove = (publicReference: string) => {
    const index = list.findIndex((vehicle) => vehicle.publicReference === publicReference);
    const vehicle = list[index];
    if (!vehicle) return;
    setRemoval({ channel, vehicle, index });
    forgetSaved(channel, publicReference);
    setCompared(channel, publicReference, false);
    trackEvent({ kind: 'vehicle-unsaved', vehicle: { channel, ...vehicle } });
  };
  const endRemoval = () => {
    setRemoval(null);
    // The focused button disappeared with its bar.
    place.current?.focus();
  };
  const undo = () => {
    if (removal) putBack(removal.channel, removal.vehicle, removal.index);
    endRemoval();
  };

  return (
    <>
      {isBadLink ? (
        <MessageBanner type="warning" title="That link no longer leads to a vehicle">
          Ask the sender for a new one. Below is what you saved yourself.
        </MessageBanner>
      ) : null}
      <LeftOut />
      <noscript>
        {from ? (
          <a className={styles.back} href={from}>
            Back to the {nameOfPage(from)}
          </a>
        ) : null}
        <nav className={styles.withoutScript} aria-label="Which saved vehicles">
          {channels.map((each) => (
            <a
              key={each}
              href={formatSavedAddress({ channel: each, from })}
              aria-current={each === channel ? 'page' : undefined}
            >
              {capitaliseFirst(channelPlural(each))} ({kept[each].length})
            </a>
          ))}
        </nav>
        <KeptVehicles channel={channel} vehicles={kept[channel]} />
      </noscript>
      <div className={`${styles.channels} needs-script`}>
        <Switcher
          legend="Which saved vehicles"
          labels={['Cars', 'Commercials', 'Bikes']}
          selectedIndex={channels.indexOf(channel)}
          onSelect={({ index }) => go(formatSavedAddress({ channel: channels[index] ?? 'Car', sort }))}
        />
      </div>
      <section
        className={styles.place}
        ref={place}
        tabIndex={-1}
        aria-label={`Saved ${channelPlural(channel)}`}
      >
        {!isHydrated ? null : list.length === 0 ? (
          <EmptyList channel={channel} />
        ) : (
          <OwnList
            key={channel}
            {...{ channel, list, sort }}
            onRemove={remove}
            onSort={(next) => go(formatSavedAddress({ channel, sort: next }), true)}
          />
        )}
      </section>
      {removal ? (
        <UndoBar
          key={removal.vehicle.publicReference}
          title={removal.vehicle.title}
          onUndo={undo}
          onClose={endRemoval}
        />
      ) : null}
    </>
  );
}
