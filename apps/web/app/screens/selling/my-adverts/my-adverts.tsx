import { ButtonLink, Link, MessageBanner } from '@forecourt/ui';
import { data } from 'react-router';
import { notFound } from '../../../addresses/not-found.ts';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { privateHeaders, requireSignedIn } from '../../../parts/account/signed-in.ts';
import { readForm } from '../../../parts/forms/read-form.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import { readAsker } from '../asker.server.ts';
import { draftName } from '../draft-name.ts';
import styles from '../Selling.module.css';
import { stepPath } from '../selling-address.ts';
import type { Route } from './+types/my-adverts';
import { AdvertCard } from './AdvertCard.tsx';
import { actOnAdvert } from './act-on-advert.server.ts';
import { buildAdvertCard } from './build-advert-card.ts';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'My adverts',
    description: 'Your adverts and drafts.',
    path: '/my-adverts',
    robots: 'noindex',
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { account } = await requireSignedIn({ context, url });
  const { selling } = context.get(servicesContext);
  const [adverts, drafts] = await Promise.all([
    selling.adverts(account),
    selling.drafts({ ...(await readAsker(context)), account }),
  ]);
  const now = new Date();
  const cards = adverts.map(async (own) =>
    buildAdvertCard(own, { now, insights: await selling.insights(own) }),
  );
  return {
    token: context.get(requestInfoContext).csrfToken(),
    isDone: url.searchParams.get('done') === 'changed',
    adverts: await Promise.all(cards),
    drafts: drafts.map(({ id, fields }) => ({ path: stepPath(id, 'preview'), name: draftName(fields) })),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const signedIn = await requireSignedIn({ context, url });
  const { selling } = context.get(servicesContext);
  const sent = readForm({ request, context });
  const own = await selling.advert(sent('advert'), signedIn.account);
  if (!own) throw notFound();
  const answer = await actOnAdvert(selling, own, signedIn, sent);
  if (answer.refused !== null) return data(answer, { status: 422 });
  return redirectTo(`/my-adverts?done=${answer.done}`, 303);
}

export default function MyAdverts({ loaderData, actionData }: Route.ComponentProps) {
  const { token, adverts, drafts, isDone } = loaderData;
  const isEmpty = adverts.length + drafts.length === 0;
  return (
    <div className={frame.page}>
      <ScreenHeader
        title="My adverts"
        lead={
          isEmpty ? 'You haven’t placed an advert yet.' : 'Change the price, pause or end an advert here.'
        }
      />
      {isDone && !actionData ? <MessageBanner type="success" title="Done" /> : null}
      {adverts.map((advert) => (
        <AdvertCard
          key={advert.publicReference}
          token={token}
          advert={advert}
          answer={actionData?.publicReference === advert.publicReference ? actionData : null}
        />
      ))}
      {drafts.length > 0 ? (
        <section aria-labelledby="drafts-title" className={styles.form}>
          <h2 id="drafts-title">Drafts</h2>
          <ul>
            {drafts.map(({ path, name }) => (
              <li key={path}>
                <Link href={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className={styles.acts}>
        <ButtonLink href="/sell">Place an advert</ButtonLink>
        <Link href="/conversations">Your messages</Link>
        <Link href="/account">Your account</Link>
      </div>
    </div>
  );
}
