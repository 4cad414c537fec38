import { buildBreadcrumbs } from '@forecourt/site';
import { ButtonLink, MessageBanner } from '@forecourt/ui';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { privateHeaders } from '../../../parts/account/signed-in.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { QrPicture } from '../../../parts/qr/QrPicture.tsx';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { servicesContext } from '../../../shell/request-context.ts';
import { requireOwnAdvert } from '../my-adverts/require-own-advert.server.ts';
import { myAdvertPath } from '../selling-address.ts';
import type { Route } from './+types/window-card';
import { buildWindowCard, parseCardSize } from './build-window-card.ts';
import { PrintHint } from './PrintHint.tsx';
import sheet from './Sheet.module.css';
import card from './WindowCard.module.css';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'Window card',
    description: 'A card for the window of the car you’re selling.',
    path: location.pathname,
    robots: 'noindex',
  });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { own } = await requireOwnAdvert({ context, params, url });
  const { origin } = context.get(servicesContext).site;
  const size = parseCardSize(url.searchParams.get('size'));
  return {
    path: myAdvertPath(own.placed.publicReference),
    view: buildWindowCard(own, { size, origin, now: new Date() }),
  };
}

export default function WindowCard({ loaderData: { path, view } }: Route.ComponentProps) {
  const { size } = view;
  return (
    <div className={frame.page}>
      <ScreenHeader
        title="Window card"
        lead="Put it behind the windscreen. The code leads to your advert with today’s price, and says so once it’s sold."
        trail={buildBreadcrumbs([
          { text: 'Home', url: '/' },
          { text: 'My adverts', url: '/my-adverts' },
          { text: view.title, url: path },
          { text: 'Window card', url: '' },
        ])}
      />
      {view.notice ? <MessageBanner type="warning" title={view.notice} /> : null}
      <div className={sheet.controls}>
        <PrintHint />
        <ButtonLink href={`${path}/card?size=${size === 'A4' ? 'A5' : 'A4'}`} variant="secondary">
          {size === 'A4' ? 'A5, half the size' : 'A4, twice the size'}
        </ButtonLink>
      </div>
      <article className={sheet.sheet} data-size={size} aria-label="The card">
        <div className={card.card}>
          <p className={card.head} data-sold={view.isSold ? '' : undefined}>
            {view.isSold ? 'Sold' : 'For sale'}
          </p>
          <div>
            <p className={card.title}>{view.title}</p>
            <p>{view.derivative}</p>
          </div>
          {view.price === '' ? null : (
            <div>
              <p className={card.price}>{view.price}</p>
              <p className={card.small}>on {view.pricedOn}</p>
            </div>
          )}
          <ul className={card.facts}>
            {view.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <QrPicture code={view.code} label="QR code for this advert" className={card.code} />
          <div>
            <p className={card.scan}>Scan for photos, its past and today’s price</p>
            <p className={card.small}>{view.address}</p>
          </div>
        </div>
      </article>
    </div>
  );
}
