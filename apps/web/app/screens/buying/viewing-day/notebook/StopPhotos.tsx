import { notebookLimits } from '@forecourt/domain';
import { Button } from '@forecourt/ui';
import { useEffect, useState } from 'react';
import { addPhoto, type KeptPhoto, listPhotos, removePhoto } from './kept-photos.ts';
import styles from './StopNotes.module.css';

interface StopPhotosProps {
  id: string;
  owner: string;
  reference: string;
  title: string;
}

/** Photos of one viewing. They are stored on this phone only. */
export function StopPhotos({ id, owner, reference, title }: StopPhotosProps) {
  const [photos, setPhotos] = useState<readonly (KeptPhoto & { src: string })[]>([]);
  const [version, setVersion] = useState(0);
  const [problem, setProblem] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version reads them again
  useEffect(() => {
    let isGone = false;
    let shown: string[] = [];
    listPhotos(owner, reference)
      .then((found) => {
        if (isGone) return;
        const withSrc = found.map((photo) => ({ ...photo, src: URL.createObjectURL(photo.blob) }));
        shown = withSrc.map(({ src }) => src);
        setPhotos(withSrc);
      })
      .catch(() => {});
    return () => {
      isGone = true;
      for (const src of shown) URL.revokeObjectURL(src);
    };
  }, [owner, reference, version]);

  async function add(files: readonly File[]) {
    setProblem('');
    for (const file of files) {
      const isAdded = await addPhoto(owner, reference, file).catch(() => false);
      if (!isAdded)
        setProblem(`We couldn’t keep that photo. There’s room for ${notebookLimits.photosOfVehicle} here.`);
    }
    setVersion((before) => before + 1);
  }

  return (
    <div className={styles.photos}>
      <label className={styles.add} htmlFor={`${id}-photo`}>
        Add a photo<span className="visually-hidden">{` of ${title}`}</span>
        <input
          className="visually-hidden"
          id={`${id}-photo`}
          type="file"
          accept="image/*"
          multiple
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            void add(files);
          }}
        />
      </label>
      <p className={styles.failed} role="alert">
        {problem}
      </p>
      {photos.length > 0 ? (
        <ul className={styles.list}>
          {photos.map(({ id: photo, src }, index) => (
            <li key={photo}>
              <img src={src} alt={`${index + 1} of ${photos.length}, ${title}`} />
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Delete photo ${index + 1}`}
                onClick={() => removePhoto(photo).then(() => setVersion((before) => before + 1))}
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
