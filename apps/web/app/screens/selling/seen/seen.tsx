import { formatDayOfMoment, formatMoment } from '@forecourt/domain';
import { buildBreadcrumbs } from '@forecourt/site';
import { Button, MessageBanner } from '@forecourt/ui';
import { data } from 'react-router';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { privateHeaders } from '../../../parts/account/signed-in.ts';
import file from '../../../parts/forms/FileInput.module.css';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import { readForm } from '../../../parts/forms/read-form.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { makeQr } from '../../../parts/qr/make-qr.ts';
import { QrPicture } from '../../../parts/qr/QrPicture.tsx';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import { tooLargeWords } from '../draft/photos/change-photos.server.ts';
import { draftName } from '../draft-name.ts';
import { requireOwnAdvert } from '../my-adverts/require-own-advert.server.ts';
import { PrintHint } from '../paper/PrintHint.tsx';
import sheet from '../paper/Sheet.module.css';
import card from '../paper/WindowCard.module.css';
import styles from '../Selling.module.css';
import { cardPath, myAdvertPath, seenPath } from '../selling-address.ts';
import type { Route } from './+types/seen';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'Seen with the car',
    description: 'Where a seller shows that they have the vehicle.',
    path: location.pathname,
    robots: 'noindex',
  });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { own } = await requireOwnAdvert({ context, params, url });
  const { placed, advert, draft } = own;
  const { selling, site } = context.get(servicesContext);
  const last = await selling.seen.last(placed.publicReference);
  // Another plate is another car.
  const check = last?.plateKey === placed.plateKey ? last : null;
  return {
    token: context.get(requestInfoContext).csrfToken(),
    path: myAdvertPath(placed.publicReference),
    title: advert?.title || draftName(draft.fields),
    state: check?.state ?? 'none',
    code: check?.code ?? '',
    sentOn: check?.sentAt ? formatMoment(check.sentAt) : '',
    seenOn: check?.sentAt ? formatDayOfMoment(check.sentAt) : '',
    reason: check?.reason ?? '',
    qr: makeQr(site.origin + cardPath(placed.publicReference)),
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { own } = await requireOwnAdvert({ context, params, url });
  const { seen } = context.get(servicesContext).selling;
  const sent = readForm({ request, context });
  const check = await seen.current(own.placed);
  const path = seenPath(own.placed.publicReference);
  if (sent('act') !== 'send') return redirectTo(path, 303);
  const { uploads, logSecurityEvent } = context.get(requestInfoContext);
  const [file] = uploads;
  const say = (refused: string) => data({ refused }, { status: 422 });
  if (!file) return say('Choose your photo first.');
  const refuse = (reason: string) => {
    logSecurityEvent('refused-upload');
    return say(reason);
  };
  if (file.isTooLarge) return refuse(tooLargeWords);
  const answer = await seen.send(check, file.path);
  return answer.kind === 'refused' ? refuse(answer.reason) : redirectTo(path, 303);
}

export default function Seen({ loaderData, actionData }: Route.ComponentProps) {
  const { token, path, title, state, code, sentOn, seenOn, reason, qr } = loaderData;
  return (
    <div className={frame.page}>
      <ScreenHeader
        title="Seen with the car"
        lead="Buyers worry that a car in an advert doesn’t exist. Show them that you have it."
        trail={buildBreadcrumbs([
          { text: 'Home', url: '/' },
          { text: 'My adverts', url: '/my-adverts' },
          { text: title, url: path },
          { text: 'Seen with the car', url: '' },
        ])}
      />
      {actionData ? <MessageBanner type="error" title={actionData.refused} focusOn={actionData} /> : null}
      {state === 'seen' ? (
        <MessageBanner type="success" title={`Seen with the car on ${seenOn}`}>
          <p>Your advert says so, and that we checked nothing else.</p>
        </MessageBanner>
      ) : null}
      {state === 'waiting' ? (
        <MessageBanner type="informational" title="We have your photo">
          <p>You sent it on {sentOn}. One of us looks at it soon. You can send another until then.</p>
        </MessageBanner>
      ) : null}
      {state === 'refused' ? (
        <MessageBanner type="warning" title="We couldn’t see it on your photo">
          <p>{reason}</p>
        </MessageBanner>
      ) : null}
      {state === 'none' || state === 'refused' ? (
        <>
          <p>
            Print a card with a code, put it behind the windscreen, open a door and take one photo of the
            whole car. A person here looks at it. Buyers never see the photo.
          </p>
          <form method="post" encType="multipart/form-data">
            <FormToken token={token} />
            <Button type="submit" name="act" value="begin">
              {state === 'refused' ? 'Get a new code' : 'Get my code'}
            </Button>
          </form>
        </>
      ) : null}
      {state === 'open' || state === 'waiting' ? (
        <>
          <ol className={styles.steps}>
            <li>Print the card below, or write the code in large letters on paper.</li>
            <li>Put it behind the windscreen and open a door.</li>
            <li>Take one photo with the whole car, its plate and the code in it.</li>
          </ol>
          <form className={styles.form} method="post" encType="multipart/form-data">
            <FormToken token={token} />
            <label className={styles.file}>
              Your photo
              <input className={file.input} type="file" name="photo" accept="image/*" />
            </label>
            <Button type="submit" name="act" value="send">
              Send the photo
            </Button>
          </form>
          <div className={sheet.controls}>
            <PrintHint />
          </div>
          <article className={sheet.sheet} data-size="A5" aria-label="The card">
            <div className={card.card}>
              <p className={card.head}>Seen with the car</p>
              <p className={card.price}>{code}</p>
              <p className={card.title}>{title}</p>
              <QrPicture code={qr} label="QR code for this advert" className={card.code} />
            </div>
          </article>
        </>
      ) : null}
    </div>
  );
}
