import { csrfField } from '@forecourt/site';
import { Button, ButtonLink, useHydrated } from '@forecourt/ui';
import { useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { FormToken } from '../../../../parts/forms/FormToken.tsx';
import styles from '../../Selling.module.css';
import { coverPlatePath } from '../../selling-address.ts';
import photos from './Photos.module.css';
import type { PhotoView } from './photo-view.ts';

interface PhotoGridProps {
  token: string;
  draftId: string;
  shown: readonly PhotoView[];
}

/** The photos in their order, which changes by dragging or by their buttons. */
export function PhotoGrid({ token, draftId, shown }: PhotoGridProps) {
  const isHydrated = useHydrated();
  const submit = useSubmit();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const count = shown.length;

  function drop(to: number) {
    setOver(null);
    setDragged(null);
    if (dragged === null || shown[to]?.id === dragged) return;
    void submit(
      { [csrfField]: token, act: 'place', photo: String(dragged), to: String(to) },
      { method: 'post', preventScrollReset: true },
    );
  }

  return (
    <ol className={photos.grid}>
      {shown.map((photo, index) => (
        <li
          key={photo.id}
          className={photos.photo}
          draggable={isHydrated && count > 1}
          data-dragged={photo.id === dragged || undefined}
          data-over={(dragged !== null && index === over) || undefined}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            setDragged(photo.id);
          }}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => {
            if (dragged === null) return;
            event.preventDefault();
            setOver(index);
          }}
          onDrop={(event) => {
            event.preventDefault();
            drop(index);
          }}
        >
          <img
            src={photo.src}
            alt={`${index + 1} of ${count}`}
            width={photo.width}
            height={photo.height}
            loading={index < 4 ? 'eager' : 'lazy'}
            draggable={false}
          />
          <p className={styles.note}>{index === 0 ? 'Cover' : `Photo ${index + 1}`}</p>
          {photo.advice === null ? null : <p className={photos.advice}>{photo.advice}</p>}
          <Form method="post" className={photos.buttons} preventScrollReset>
            <FormToken token={token} />
            <input type="hidden" name="photo" value={photo.id} />
            {index > 0 ? (
              <>
                <PhotoButton act="earlier" words="Earlier" index={index} />
                <PhotoButton act="cover" words="Make cover" index={index} />
              </>
            ) : null}
            {index < count - 1 ? <PhotoButton act="later" words="Later" index={index} /> : null}
            <ButtonLink
              href={coverPlatePath(draftId, photo.id)}
              size="sm"
              variant="secondary"
              aria-label={`Cover the plate: photo ${index + 1}`}
            >
              Cover the plate
            </ButtonLink>
            <PhotoButton act="remove" words="Remove" index={index} />
          </Form>
        </li>
      ))}
    </ol>
  );
}

function PhotoButton({ act, words, index }: { act: string; words: string; index: number }) {
  return (
    <Button
      type="submit"
      size="sm"
      variant="secondary"
      name="act"
      value={act}
      aria-label={`${words}: photo ${index + 1}`}
    >
      {words}
    </Button>
  );
}
