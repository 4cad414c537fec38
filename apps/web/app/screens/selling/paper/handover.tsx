import { buildBreadcrumbs } from '@forecourt/site';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { privateHeaders } from '../../../parts/account/signed-in.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { servicesContext } from '../../../shell/request-context.ts';
import { requireOwnAdvert } from '../my-adverts/require-own-advert.server.ts';
import { myAdvertPath } from '../selling-address.ts';
import type { Route } from './+types/handover';
import { buildHandover } from './build-handover.ts';
import { ReceiptSheet } from './ReceiptSheet.tsx';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'Handover sheet',
    description: 'The receipt that both sides sign, and how the change of owner is made.',
    path: location.pathname,
    robots: 'noindex',
  });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { own } = await requireOwnAdvert({ context, params, url });
  const sale = await context.get(servicesContext).selling.sale(own.placed.publicReference);
  return { path: myAdvertPath(own.placed.publicReference), view: buildHandover(own, sale) };
}

export default function Handover({ loaderData: { path, view } }: Route.ComponentProps) {
  return (
    <div className={frame.page}>
      <ScreenHeader
        title="Handover sheet"
        lead="Print it twice, fill it in together and both sign both: one for each of you."
        trail={buildBreadcrumbs([
          { text: 'Home', url: '/' },
          { text: 'My adverts', url: '/my-adverts' },
          { text: view.title, url: path },
          { text: 'Handover sheet', url: '' },
        ])}
      />
      <ReceiptSheet
        facts={view.facts}
        stated={{ title: 'What the seller stated', answers: view.answers }}
        owner={view.owner}
        otherCases={view.otherCases}
      />
    </div>
  );
}
