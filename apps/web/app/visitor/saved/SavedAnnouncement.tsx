import { authCookieName } from '@forecourt/site';
import { useEffect, useState } from 'react';
import { describeSaved, type SavedCounts } from './describe-saved.ts';
import { PlainSaveForm } from './plain-save.tsx';
import { savedLists, subscribeToAll } from './saved-lists.ts';

/** A filled heart and a number in the header are silent to a screen reader: this announces them. Mounted once. */
export function SavedAnnouncement() {
  const [words, setWords] = useState('');
  useEffect(() => {
    let last = readCounts();
    return subscribeToAll(() => {
      const now = readCounts();
      setWords(describeSaved(last, now));
      last = now;
    });
  }, []);
  useEffect(() => {
    let stop = () => {};
    let isLoading = false;
    const load = () => {
      if (isLoading) return;
      isLoading = true;
      // Without it, only this browser's storage changes; the next page tries again.
      import('./keep-in-step.ts').then(
        ({ keepInStep }) => {
          stop = keepInStep();
        },
        () => {},
      );
    };
    // Someone who has saved nothing and is not signed in does not need it.
    if (hasAny(readCounts()) || document.cookie.includes(`${authCookieName}=`)) load();
    const stopWaiting = subscribeToAll(load);
    return () => {
      stopWaiting();
      stop();
    };
  }, []);
  return (
    <>
      <PlainSaveForm />
      <p className="visually-hidden" aria-live="polite">
        {words}
      </p>
    </>
  );
}

function readCounts(): SavedCounts {
  const { Car, Commercial, Bike } = savedLists;
  return { Car: Car.read().length, Commercial: Commercial.read().length, Bike: Bike.read().length };
}

function hasAny(counts: SavedCounts): boolean {
  return Object.values(counts).some((count) => count > 0);
}
