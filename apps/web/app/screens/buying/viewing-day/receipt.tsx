import { isPublicReference, pinMinutes } from '@forecourt/domain';
import { brand, buildBreadcrumbs } from '@forecourt/site';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { privateHeaders } from '../../../parts/account/signed-in.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { servicesContext } from '../../../shell/request-context.ts';
import paper from '../../selling/paper/Handover.module.css';
import { PrintHint } from '../../selling/paper/PrintHint.tsx';
import sheet from '../../selling/paper/Sheet.module.css';
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
      <div className={sheet.controls}>
        <PrintHint />
      </div>
      <article className={sheet.sheet} data-size="A4" aria-label="The sheet">
        <div className={paper.sheet}>
          <h2>Receipt for a vehicle sold privately</h2>
          <dl className={paper.facts}>
            {view.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {view.answers.length > 0 ? (
            <section aria-labelledby="stated">
              <h2 id="stated">What the advert states</h2>
              <ul>
                {view.answers.map(({ label, value }) => (
                  <li key={label}>
                    {label}: <strong>{value}.</strong>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          <p>
            The seller sells the vehicle above as their own and has received the price. The buyer has seen it,
            has got the keys and the papers, and takes it as it is.
          </p>
          <div className={paper.sides}>
            {['Seller', 'Buyer'].map((side) => (
              <div className={paper.side} key={side}>
                <h2>{side}</h2>
                <p className={paper.line}>Name</p>
                <p className={paper.line}>Address</p>
                <p className={paper.line}>Phone</p>
                <p className={`${paper.line} ${paper.signature}`}>Signature</p>
              </div>
            ))}
          </div>
          <section aria-labelledby="owner">
            <h2 id="owner">Before you pay</h2>
            <ol>
              {view.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {view.hasPin ? (
              <div className={paper.pin}>
                <p className={paper.line}>Certificate number</p>
                <p className={paper.line}>PIN came at</p>
                <p className={paper.line}>{`${pinMinutes} minutes end at`}</p>
              </div>
            ) : null}
          </section>
          <p>
            {brand.name} is not part of this sale, holds no money and never asks for a PIN or a code. A
            private sale gives a buyer fewer rights than a sale by a dealer.
          </p>
        </div>
      </article>
    </div>
  );
}
