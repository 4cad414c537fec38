import { isPublicReference } from '@forecourt/domain';
import { buildBreadcrumbs } from '@forecourt/site';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { privateHeaders } from '../../../parts/account/signed-in.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { servicesContext } from '../../../shell/request-context.ts';
import { ReceiptSheet } from '../../selling/paper/ReceiptSheet.tsx';
import type { Route } from './+types/receipt';
import { buildReceipt } from './build-receipt.ts';
import styles from './ViewingDay.module.css';
import { viewingDayPath } from './viewing-day-address.ts';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'Receipt to print',
    description: 'A receipt that buyer and seller fill in and sign.',
    path: location.pathname,
    robots: 'noindex',
  });

export async function loader({ context, params: { publicReference } }: Route.LoaderArgs) {
  const { adverts } = context.get(servicesContext);
  const advert = isPublicReference(publicReference) ? await adverts.find(publicReference) : null;
  if (advert?.seller.kind !== 'private' || advert.status !== 'live')
    throw new Response(null, { status: 404 });
  return buildReceipt(advert);
}

/** The buyer's side of the handover sheet, from what the advert says to everyone. */
export default function Receipt({ loaderData: view }: Route.ComponentProps) {
  return (
    <div className={styles.screen}>
      <ScreenHeader
        title="Receipt to print"
        lead="Print it twice, fill it in together and both sign both: one for each of you."
        trail={buildBreadcrumbs([
          { text: 'Home', url: '/' },
          { text: 'Viewing day', url: viewingDayPath },
          { text: 'Receipt', url: '' },
        ])}
      />
      <ReceiptSheet
        facts={view.facts}
        stated={{ title: 'What the advert states', answers: view.answers }}
        owner={{ title: 'Before you pay', steps: view.steps, hasPin: view.hasPin }}
      />
    </div>
  );
}
