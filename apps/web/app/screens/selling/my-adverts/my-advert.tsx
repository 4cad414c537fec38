import { buildBreadcrumbs } from '@forecourt/site';
import { Link, MessageBanner } from '@forecourt/ui';
import { useEffect } from 'react';
import { data } from 'react-router';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { privateHeaders } from '../../../parts/account/signed-in.ts';
import { readForm } from '../../../parts/forms/read-form.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import { forgetDraft, unsavedDrafts } from '../draft/unsaved/unsaved-fields.ts';
import styles from '../Selling.module.css';
import { myAdvertPath } from '../selling-address.ts';
import type { Route } from './+types/my-advert';
import { AdvertCard } from './AdvertCard.tsx';
import { actOnAdvert } from './act-on-advert.server.ts';
import { buildAdvertCard, buildEventLines } from './build-advert-card.ts';
import { buildRulingView } from './build-ruling-view.ts';
import { QualityPart } from './insights/QualityPart.tsx';
import { OfficeRuling } from './OfficeRuling.tsx';
import { requireOwnAdvert } from './require-own-advert.server.ts';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageHeadOf(matches, {
    title: loaderData ? loaderData.advert.title : 'My advert',
    description: 'Your advert: its state, its price and what happened to it.',
    path: location.pathname,
    robots: 'noindex',
  });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { own } = await requireOwnAdvert({ context, params, url });
  const { selling, office } = context.get(servicesContext);
  const { publicReference } = own.placed;
  const [events, insights, ruling] = await Promise.all([
    selling.events(publicReference),
    selling.insights(own),
    office.ruling(publicReference),
  ]);
  return {
    token: context.get(requestInfoContext).csrfToken(),
    done: url.searchParams.get('done'),
    draftId: own.draft.id,
    advert: buildAdvertCard(own, { now: new Date(), insights }),
    events: buildEventLines(events),
    ruling: buildRulingView(ruling),
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { own, signedIn } = await requireOwnAdvert({ context, params, url });
  const { selling, office } = context.get(servicesContext);
  const sent = readForm({ request, context });
  if (sent('act') === 'appeal') {
    const { publicReference } = own.placed;
    const error = await office.appeal(signedIn.account, publicReference, sent('appeal'));
    if (error !== null) return data({ appeal: { words: sent('appeal'), error } }, { status: 422 });
    return redirectTo(`${myAdvertPath(publicReference)}?done=changed`, 303);
  }
  const answer = await actOnAdvert(selling, own, signedIn, sent);
  if (answer.refused !== null) return data(answer, { status: 422 });
  return redirectTo(`${myAdvertPath(own.placed.publicReference)}?done=${answer.done}`, 303);
}

export default function MyAdvert({ loaderData, actionData }: Route.ComponentProps) {
  const { token, advert, draftId, events, ruling, done } = loaderData;
  useEffect(() => {
    if (done === 'sent') unsavedDrafts.change((all) => forgetDraft(all, draftId));
  }, [done, draftId]);
  const appeal = actionData && 'appeal' in actionData ? actionData.appeal : null;
  const answer = actionData && !('appeal' in actionData) ? actionData : null;
  return (
    <div className={frame.page}>
      <ScreenHeader
        title="My advert"
        lead={advert.title}
        trail={buildBreadcrumbs([
          { text: 'Home', url: '/' },
          { text: 'My adverts', url: '/my-adverts' },
          { text: advert.title, url: '' },
        ])}
      />
      {actionData ? null : done === 'sent' && advert.state === 'live' && advert.holds.length === 0 ? (
        <MessageBanner type="success" title="Your advert is live">
          <p>Buyers can find it now. We’ll email you their messages.</p>
        </MessageBanner>
      ) : done === 'sold' && advert.state === 'sold' ? (
        <MessageBanner type="success" title="Congratulations">
          <p>Buyers no longer see it, and the card in the window says that it’s sold.</p>
        </MessageBanner>
      ) : done === 'changed' ? (
        <MessageBanner type="success" title="Done" />
      ) : null}
      {ruling ? <OfficeRuling token={token} ruling={ruling} refused={appeal} /> : null}
      <AdvertCard token={token} advert={advert} answer={answer} isAlone />
      {advert.state === 'sold' ? null : <QualityPart quality={advert.insights.quality} />}
      <section className={styles.form} aria-labelledby="log-title">
        <h2 id="log-title">What happened</h2>
        <ol className={styles.notes}>
          {events.map(({ number, when, what }) => (
            <li key={number}>
              {when}: {what}
            </li>
          ))}
        </ol>
      </section>
      <p>
        <Link href="/my-adverts">All my adverts</Link>
      </p>
    </div>
  );
}
