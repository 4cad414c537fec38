import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { photoUploadPath } from '../../selling-address.ts';
import type { PhotoView } from './photo-view.ts';
import { sendPhoto } from './send-photo.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { findTurns, retrySeconds, type Upload } from './upload-queue.ts';

interface UploadOptions {
  draftId: string;
  token: string;
  /** Takes all photos of the draft each time that one more is stored. */
  onKept: (photos: readonly PhotoView[]) => void;
}

/** Sends photos, each by itself and in the order chosen, and again after a lost connection. */
export function useUploads({ draftId, token, onKept }: UploadOptions) {
  const noteKept = useEffectEvent(onKept);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const lastId = useRef(0);
  const prepared = useRef(new Map<number, Promise<Blob>>());
  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  function prepare({ id, file }: Upload): Promise<Blob> {
    const photo = prepared.current.get(id) ?? shrinkPhoto(file);
    prepared.current.set(id, photo);
    return photo;
  }

  async function send(upload: Upload) {
    const { id, tries } = upload;
    change(id, { state: 'sending', share: 0 });
    const answer = await sendPhoto(await prepare(upload), {
      address: photoUploadPath(draftId),
      token,
      onProgress: (share) => change(id, { share }),
    });
    change(id, {
      state: answer.kind,
      reason: answer.kind === 'refused' ? answer.reason : '',
      tries: tries + 1,
    });
    if (answer.kind !== 'lost') prepared.current.delete(id);
    if (answer.kind === 'kept') noteKept(answer.photos);
    const seconds = retrySeconds[tries];
    if (answer.kind === 'lost' && seconds !== undefined) {
      setTimeout(() => sendAgain((each) => each.id === id), seconds * 1000);
    }
  }

  useEffect(() => {
    const turns = findTurns(uploads);
    for (const upload of turns.prepare) void prepare(upload);
    if (turns.send) void send(turns.send);
  });

  const sendAgain = useCallback((isMeant: (upload: Upload) => boolean = () => true) => {
    setUploads((all) =>
      all.map((each) => (each.state === 'lost' && isMeant(each) ? { ...each, state: 'waiting' } : each)),
    );
  }, []);
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
  }, [isUnderWay, sendAgain]);

  function take(files: Iterable<File> | null) {
    const taken = [...(files ?? [])].map((file): Upload => {
      lastId.current += 1;
      return { id: lastId.current, name: file.name, file, state: 'waiting', share: 0, reason: '', tries: 0 };
    });
    setUploads((all) => [...all.filter(({ state }) => state !== 'kept'), ...taken]);
  }

  return { uploads, take, sendAgain: () => sendAgain() };
}
