import { advertPath, parsePublicReference } from '@forecourt/domain';
import { ButtonLink } from '@forecourt/ui';
import { data } from 'react-router';
import { notFound } from '../../../addresses/not-found.ts';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import styles from '../Selling.module.css';
import type { Route } from './+types/scanned-card';

/** Each scan is counted, so nobody may keep the answer. */
export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
});

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageHeadOf(matches, {
    title: loaderData?.title ?? 'Advert',
    description: 'Where the code on a card in a car’s window leads.',
    path: location.pathname,
    robots: 'noindex',
  });

/** The address on a window card: leads to the advert while it is live, and otherwise says what became of it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { adverts, selling, figures } = context.get(servicesContext);
  const publicReference = parsePublicReference(params.publicReference);
  const advert = publicReference === null ? null : await adverts.find(publicReference);
  if (!advert) throw notFound();
  const isPerson = request.method === 'GET' && !context.get(requestInfoContext).isCrawler;
  if (isPerson) figures.count('cardScanned', advert.publicReference);
  const path = advertPath(advert);
  if (advert.status === 'live') throw redirectTo(path, 302);
  const placed = await selling.findPlaced(advert.publicReference);
  const isSold = placed?.placed.state === 'sold';
  return data(
    { path, title: isSold ? `Sold: ${advert.title}` : advert.title, name: advert.title, isSold },
    { status: 410 },
  );
}

export default function ScannedCard({ loaderData: { path, name, isSold } }: Route.ComponentProps) {
  return (
    <div className={frame.page}>
      <ScreenHeader
        title={isSold ? 'It’s sold' : 'Not for sale at the moment'}
        lead={
          isSold
            ? `The ${name} has found a new owner.`
            : `The ${name} isn’t for sale just now. It may be back: scan the card again another day.`
        }
      />
      <div className={styles.acts}>
        <ButtonLink href={path}>See similar adverts</ButtonLink>
      </div>
    </div>
  );
}
