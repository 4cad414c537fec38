import { isSignedIn } from '@forecourt/site';
import { useEffect, useState } from 'react';
import { describeSaved, type SavedCounts } from './describe-saved.ts';
import { keepCookieInStep } from './keep-cookie-in-step.ts';
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
  useEffect(keepCookieInStep, []);
  useEffect(() => {
    if (!isSignedIn(document.cookie)) return;
    let stop = () => {};
    // Without it, the lists of this browser stay as they are; the next page tries again.
    import('./follow-account.ts').then(
      ({ followAccount }) => {
        stop = followAccount();
      },
      () => {},
    );
    return () => stop();
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
