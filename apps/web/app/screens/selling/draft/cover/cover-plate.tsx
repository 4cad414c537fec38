import { parsePlateBox, parseWholeNumber, usualPlateBox } from '@forecourt/domain';
import { buildBreadcrumbs, csrfField } from '@forecourt/site';
import { Button, ButtonLink, MessageBanner } from '@forecourt/ui';
import { data } from 'react-router';
import { notFound } from '../../../../addresses/not-found.ts';
import { redirectTo } from '../../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../../head/page-head-of.ts';
import { privateHeaders } from '../../../../parts/account/signed-in.ts';
import { readForm } from '../../../../parts/forms/read-form.ts';
import frame from '../../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../../parts/screen-header/ScreenHeader.tsx';
import { requestInfoContext, servicesContext } from '../../../../shell/request-context.ts';
import { requireDraft } from '../../asker.server.ts';
import styles from '../../Selling.module.css';
import { photoPath, stepPath } from '../../selling-address.ts';
import type { Route } from './+types/cover-plate';
import { PlateCover } from './PlateCover.tsx';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'Cover the plate',
    description: 'Hide the number plate in a photo.',
    path: location.pathname,
    robots: 'noindex',
  });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { draft } = await requireDraft({ context, params, url });
  const index = draft.photos.findIndex(({ id }) => String(id) === params.photo);
  const photo = draft.photos[index];
  if (!photo) throw notFound();
  // Without scripts, a box that was tried is in the address.
  const tried = parsePlateBox((name) => url.searchParams.get(name) ?? '');
  return {
    token: context.get(requestInfoContext).csrfToken(),
    box: tried ?? usualPlateBox,
    number: index + 1,
    photo: { ...photoSize(photo), src: `${photoPath(draft.id, photo.id, photo.name)}&size=full` },
    photosPath: stepPath(draft.id, 'photos'),
  };
}

const photoSize = ({ width, height }: { width: number; height: number }) => ({ width, height });

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { draft } = await requireDraft({ context, params, url });
  const sent = readForm({ request, context });
  const box = parsePlateBox(sent);
  if (!box) return data({ error: 'Say which part to cover.' }, { status: 422 });
  if (sent('act') === 'try') {
    const tried = new URLSearchParams(Object.entries(box).map(([name, value]) => [name, String(value)]));
    return redirectTo(`${url.pathname}?${tried}`, 303);
  }
  const isDone = await context
    .get(servicesContext)
    .selling.photos.cover(draft.id, parseWholeNumber(params.photo), box);
  if (!isDone) throw notFound();
  return redirectTo(stepPath(draft.id, 'photos'), 303);
}

export default function CoverPlate({ loaderData, actionData }: Route.ComponentProps) {
  const { token, photo, box, number, photosPath } = loaderData;
  return (
    <div className={frame.page}>
      <ScreenHeader
        title="Cover the plate"
        lead={`Photo ${number}. Draw a box over the plate, or move it with the sliders. What’s covered can’t be uncovered.`}
        trail={buildBreadcrumbs([
          { text: 'Home', url: '/' },
          { text: 'Sell', url: '/sell' },
          { text: 'Photos', url: photosPath },
          { text: 'Cover the plate', url: '' },
        ])}
      />
      {actionData ? <MessageBanner type="error" title={actionData.error} focusOn={actionData} /> : null}
      <form className={styles.form} method="post">
        <input type="hidden" name={csrfField} value={token} />
        <PlateCover photo={photo} box={box} />
        <div className={styles.acts}>
          <Button type="submit" name="act" value="cover">
            Cover it
          </Button>
          <ButtonLink href={photosPath} variant="secondary">
            Leave it as it is
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}
