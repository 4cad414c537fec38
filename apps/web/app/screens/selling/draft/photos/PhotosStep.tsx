import { sellingLimits } from '@forecourt/domain';
import { Button, MessageBanner } from '@forecourt/ui';
import { Form } from 'react-router';
import { FormToken } from '../../../../parts/forms/FormToken.tsx';
import styles from '../../Selling.module.css';
import type { PhotoView } from '../load-step.server.ts';
import type { RefusedPhoto } from './change-photos.server.ts';
import { PhotoPicker } from './PhotoPicker.tsx';
import photos from './Photos.module.css';

interface PhotosStepProps {
  token: string;
  draftId: string;
  view: { photos: readonly PhotoView[]; room: number };
  refused: readonly RefusedPhoto[] | null;
}

export function PhotosStep({ token, draftId, view, refused }: PhotosStepProps) {
  const count = view.photos.length;
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
      <p>
        Front three-quarter first: it’s what buyers see in the list. Then the rear, both sides, the dashboard
        with the mileage, the seats, the boot and every mark.
      </p>
      {view.room > 0 ? (
        <PhotoPicker token={token} draftId={draftId} />
      ) : (
        <p className={styles.note}>You have {sellingLimits.mostPhotos} photos, which is the most.</p>
      )}
      {count > 0 ? (
        <>
          <h2 className={photos.title}>{count === 1 ? '1 photo' : `${count} photos`}</h2>
          <ol className={photos.grid}>
            {view.photos.map((photo, index) => (
              <li key={photo.id} className={photos.photo}>
                <img
                  src={photo.src}
                  alt={`${index + 1} of ${count}`}
                  width={photo.width}
                  height={photo.height}
                  loading={index < 4 ? 'eager' : 'lazy'}
                />
                <p className={styles.note}>{index === 0 ? 'Cover' : `Photo ${index + 1}`}</p>
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
                  <PhotoButton act="remove" words="Remove" index={index} />
                </Form>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      <Form method="post">
        <FormToken token={token} />
        <Button type="submit" name="act" value="next">
          {count === 0 ? 'Go on without photos for now' : 'Go on'}
        </Button>
      </Form>
    </>
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
