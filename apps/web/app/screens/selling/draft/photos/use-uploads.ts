import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { photoUploadPath } from '../../selling-address.ts';
import { sendPhoto } from './send-photo.ts';
import { shrinkPhoto } from './shrink-photo.ts';

export interface Upload {
  id: number;
  name: string;
  file: File;
  state: 'waiting' | 'sending' | 'kept' | 'refused' | 'lost';
  /** How much of it is sent, from 0 to 1. */
  share: number;
  reason: string;
  tries: number;
}

/** One is made smaller while another is on its way. */
const mostAtOnce = 2;
/** After these seconds a photo that was lost is sent again by itself, and at once when the browser is back online. */
const retrySeconds = [2, 5, 15, 30, 60];

/** Sends photos, each by itself, and again after a lost connection. */
export function useUploads({ draftId, token }: { draftId: string; token: string }) {
  const { revalidate } = useRevalidator();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const lastId = useRef(0);
  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  async function send({ id, file, tries }: Upload) {
    change(id, { state: 'sending', share: 0 });
    const answer = await sendPhoto(await shrinkPhoto(file), {
      address: photoUploadPath(draftId),
      token,
      onProgress: (share) => change(id, { share }),
    });
    change(id, {
      state: answer.kind,
      reason: answer.kind === 'refused' ? answer.reason : '',
      tries: tries + 1,
    });
    if (answer.kind === 'kept') void revalidate();
    const seconds = retrySeconds[tries];
    if (answer.kind === 'lost' && seconds !== undefined) {
      setTimeout(() => sendAgain((each) => each.id === id), seconds * 1000);
    }
  }

  const waiting = uploads.find(({ state }) => state === 'waiting');
  const sending = uploads.filter(({ state }) => state === 'sending').length;
  useEffect(() => {
    if (waiting && sending < mostAtOnce) void send(waiting);
  });

  function sendAgain(isMeant: (upload: Upload) => boolean = () => true) {
    setUploads((all) =>
      all.map((each) => (each.state === 'lost' && isMeant(each) ? { ...each, state: 'waiting' } : each)),
    );
  }
  const isUnderWay = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  useEffect(() => {
    const online = () => sendAgain();
    // The browser asks before the page is left with photos that have not arrived.
    const leave = (event: BeforeUnloadEvent) => {
      if (isUnderWay) event.preventDefault();
    };
    window.addEventListener('online', online);
    window.addEventListener('beforeunload', leave);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('beforeunload', leave);
    };
  });

  function take(files: Iterable<File> | null) {
    const taken = [...(files ?? [])].map((file): Upload => {
      lastId.current += 1;
      return { id: lastId.current, name: file.name, file, state: 'waiting', share: 0, reason: '', tries: 0 };
    });
    setUploads((all) => [...all.filter(({ state }) => state !== 'kept'), ...taken]);
  }

  return { uploads, take, sendAgain: () => sendAgain() };
}
