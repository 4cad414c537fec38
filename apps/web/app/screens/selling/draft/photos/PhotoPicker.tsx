import { sellingLimits } from '@forecourt/domain';
import { Button, useHydrated } from '@forecourt/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import file from '../../../../parts/forms/FileInput.module.css';
import { FormToken } from '../../../../parts/forms/FormToken.tsx';
import styles from '../../Selling.module.css';
import { stepPath } from '../../selling-address.ts';
import photos from './Photos.module.css';
import type { PhotoView } from './photo-view.ts';
import type { Upload } from './upload-queue.ts';
import { useUploads } from './use-uploads.ts';

interface PhotoPickerProps {
  token: string;
  draftId: string;
  onKept: (photos: readonly PhotoView[]) => void;
}

const kinds = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';

/**
 * Chooses photos. With scripts each is made smaller here and sent by itself, with its progress; without, the form sends them
 * all.
 */
export function PhotoPicker({ token, draftId, onKept }: PhotoPickerProps) {
  const isHydrated = useHydrated();
  const { uploads, take, sendAgain } = useUploads({ draftId, token, onKept });
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      if (files && files.length > 0) take(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });

  const lost = uploads.filter(({ state }) => state === 'lost').length;
  return (
    <div className={styles.form}>
      <form
        className={photos.drop}
        data-over={isOver || undefined}
        method="post"
        action={stepPath(draftId, 'photos')}
        encType="multipart/form-data"
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <FormToken token={token} />
        <FileInput id="photos" take={take}>
          Choose photos
          {isHydrated ? <span className={photos.dropWords}>, drop or paste them here</span> : null}
        </FileInput>
        <div className={photos.camera}>
          <FileInput id="camera" take={take} isCamera>
            Or take one now
          </FileInput>
        </div>
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
        <Button variant="secondary" onClick={sendAgain}>
          Send again
        </Button>
      ) : null}
    </div>
  );
}

interface FileInputProps {
  id: string;
  /** Its label. */
  children: ReactNode;
  take: (files: Iterable<File>) => void;
  isCamera?: boolean;
}

function FileInput({ id, children, take, isCamera = false }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  function takeChosen() {
    if (!input.current?.files?.length) return;
    take([...input.current.files]);
    input.current.value = '';
  }
  // Photos chosen before the scripts were there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useEffect(takeChosen, []);
  return (
    <>
      <label className={photos.label} htmlFor={id}>
        {children}
      </label>
      <input
        ref={input}
        className={file.input}
        id={id}
        type="file"
        name="photos"
        accept={isCamera ? 'image/*' : kinds}
        {...(isCamera ? { capture: 'environment' as const } : { multiple: true })}
        onChange={takeChosen}
      />
    </>
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
      return <span>The connection was lost. We’ll send it again by ourselves.</span>;
    case 'refused':
      return <span className={styles.error}>{reason}</span>;
  }
}
