import { useEffect, useState } from 'react';

const storageKey = 'office-keys';

/**
 * Calls what a single letter stands for, unless somebody is typing or holds another key. Off until the page has read
 * whether this browser wants it.
 */
export function useOfficeKeys(acts: Readonly<Record<string, () => void>>) {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => setIsOn(readChoice()), []);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn, acts]);
  return {
    isOn,
    choose(wanted: boolean) {
      setIsOn(wanted);
      try {
        localStorage.setItem(storageKey, wanted ? 'on' : 'off');
      } catch {
        // Without storage the choice lasts until the page is left.
      }
    },
  };
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'submit', 'button'].includes(target.type);
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
  );
}
