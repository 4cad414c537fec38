import { sellingLimits } from '@forecourt/domain';
import { Button, useHydrated } from '@forecourt/ui';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormToken } from '../../../../parts/forms/FormToken.tsx';
import styles from '../../Selling.module.css';
import { photoUploadPath, stepPath } from '../../selling-address.ts';
import photos from './Photos.module.css';
import { sendPhoto } from './send-photo.ts';
import { shrinkPhoto } from './shrink-photo.ts';

interface PhotoPickerProps {
  token: string;
  draftId: string;
}

interface Upload {
  id: number;
  name: string;
  file: File;
  state: 'waiting' | 'sending' | 'kept' | 'refused' | 'lost';
  share: number;
  reason: string;
}

/**
 * Chooses photos. With scripts each is made smaller here and sent by itself, with its progress; without, the form sends them
 * all.
 */
export function PhotoPicker({ token, draftId }: PhotoPickerProps) {
  const isHydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const lastId = useRef(0);
  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  const waiting = uploads.find(({ state }) => state === 'waiting');
  const isSending = uploads.some(({ state }) => state === 'sending');
  useEffect(() => {
    if (!waiting || isSending) return;
    const { id, file } = waiting;
    change(id, { state: 'sending', share: 0 });
    const send = async () => {
      const smaller = await shrinkPhoto(file);
      const options = {
        address: photoUploadPath(draftId),
        token,
        onProgress: (share: number) => change(id, { share }),
      };
      const answer = await sendPhoto(smaller, options);
      change(id, { state: answer.kind, reason: answer.kind === 'refused' ? answer.reason : '' });
      if (answer.kind === 'kept') void revalidate();
    };
    void send();
  });

  const again = () =>
    setUploads((all) => all.map((each) => (each.state === 'lost' ? { ...each, state: 'waiting' } : each)));
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  });

  function take(files: Iterable<File> | null) {
    const taken = [...(files ?? [])].map((file): Upload => {
      lastId.current += 1;
      return { id: lastId.current, name: file.name, file, state: 'waiting', share: 0, reason: '' };
    });
    setUploads((all) => [...all.filter(({ state }) => state !== 'kept'), ...taken]);
    if (input.current) input.current.value = '';
  }

  const lost = uploads.filter(({ state }) => state === 'lost').length;
  return (
    <div className={styles.form}>
      <form
        className={photos.drop}
        method="post"
        action={stepPath(draftId, 'photos')}
        encType="multipart/form-data"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
        onPaste={(event) => take(event.clipboardData.files)}
      >
        <FormToken token={token} />
        <label className={photos.label} htmlFor="photos">
          Choose photos{isHydrated ? ', or drop them here' : ''}
        </label>
        <input
          ref={input}
          id="photos"
          type="file"
          name="photos"
          accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif"
          multiple
          onChange={(event) => take(event.currentTarget.files)}
        />
        {isHydrated ? null : (
          <Button type="submit" name="act" value="add">
            Add these photos
          </Button>
        )}
        <p className={styles.note}>
          JPEG, PNG, WebP or AVIF, at least {sellingLimits.smallestPhoto.long} ×{' '}
          {sellingLimits.smallestPhoto.short} pixels, up to 15 MB each. We remove where they were taken.
        </p>
      </form>
      {uploads.length > 0 ? (
        <ul className={photos.uploads} aria-label="Photos on their way" aria-live="polite">
          {uploads.map((upload) => (
            <li key={upload.id} data-state={upload.state}>
              <span>{upload.name || 'Photo'}</span> <UploadState {...upload} />
            </li>
          ))}
        </ul>
      ) : null}
      {lost > 0 ? (
        <Button variant="secondary" onClick={again}>
          Send again
        </Button>
      ) : null}
    </div>
  );
}

function UploadState({ name, state, share, reason }: Upload) {
  switch (state) {
    case 'waiting':
      return <span>Waiting</span>;
    case 'sending':
      return <progress value={share} max={1} aria-label={`Sending ${name}`} />;
    case 'kept':
      return <span>Kept</span>;
    case 'lost':
      return <span>The connection was lost. It’s sent again when you’re back online.</span>;
    case 'refused':
      return <span className={styles.error}>{reason}</span>;
  }
}
