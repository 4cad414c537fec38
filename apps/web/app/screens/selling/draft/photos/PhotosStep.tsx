import { sellingLimits } from '@forecourt/domain';
import { Button, Disclosure, MessageBanner } from '@forecourt/ui';
import { useState } from 'react';
import { Form, useNavigation, useRevalidator } from 'react-router';
import { FormToken } from '../../../../parts/forms/FormToken.tsx';
import styles from '../../Selling.module.css';
import type { RefusedPhoto } from './change-photos.server.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';
import photos from './Photos.module.css';
import type { PhotosStepView, PhotoView } from './photo-view.ts';

interface PhotosStepProps {
  token: string;
  draftId: string;
  view: PhotosStepView;
  refused: readonly RefusedPhoto[] | null;
}

/**
 * The photos of the page, or those that came with the last one sent: loading the page again after each would keep a phone
 * busy.
 */
function usePhotos(view: PhotosStepView) {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const [kept, setKept] = useState<{ since: PhotosStepView; photos: readonly PhotoView[] } | null>(null);
  function showKept(photos: readonly PhotoView[]) {
    // What is being loaded may have been read before.
    if (state !== 'idle') void revalidate();
    setKept({ since: view, photos });
  }
  return [kept?.since === view ? kept.photos : view.photos, showKept] as const;
}

export function PhotosStep({ token, draftId, view, refused }: PhotosStepProps) {
  const [shown, showKept] = usePhotos(view);
  const count = shown.length;
  return (
    <>
      {refused ? (
        <MessageBanner type="error" title="Not every photo was kept" focusOn={refused}>
          <ul>
            {refused.map(({ name, reason }) => (
              <li key={name}>{name === '' ? reason : `${name}: ${reason}`}</li>
            ))}
          </ul>
        </MessageBanner>
      ) : null}
      <Disclosure label={`${view.shots.length} photos that buyers look for`} isOpen={count === 0}>
        <ol className={photos.shots}>
          {view.shots.map(({ name, advice }) => (
            <li key={name}>
              <strong>{name}.</strong> {advice}
            </li>
          ))}
        </ol>
      </Disclosure>
      {count < sellingLimits.mostPhotos ? (
        <PhotoPicker token={token} draftId={draftId} onKept={showKept} />
      ) : (
        <p className={styles.note}>You have {sellingLimits.mostPhotos} photos, which is the most.</p>
      )}
      {count > 0 ? (
        <>
          <h2 className={photos.title}>{count === 1 ? '1 photo' : `${count} photos`}</h2>
          <PhotoGrid token={token} draftId={draftId} shown={shown} />
        </>
      ) : null}
      <Form method="post">
        <FormToken token={token} />
        <Button type="submit" name="act" value="next" variant={count === 0 ? 'secondary' : 'primary'}>
          {count === 0 ? 'Continue without photos for now' : 'Continue'}
        </Button>
      </Form>
    </>
  );
}
