import { pinMinutes } from '@forecourt/domain';
import { brand, buildBreadcrumbs } from '@forecourt/site';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { privateHeaders } from '../../../parts/account/signed-in.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { servicesContext } from '../../../shell/request-context.ts';
import { requireOwnAdvert } from '../my-adverts/require-own-advert.server.ts';
import styles from '../Selling.module.css';
import { myAdvertPath } from '../selling-address.ts';
import type { Route } from './+types/handover';
import { buildHandover } from './build-handover.ts';
import paper from './Handover.module.css';
import { PrintHint } from './PrintHint.tsx';
import sheet from './Sheet.module.css';

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
    <div className={styles.page}>
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
          <section aria-labelledby="stated">
            <h2 id="stated">What the seller stated</h2>
            <ul>
              {view.answers.map(({ question, answer }) => (
                <li key={question}>
                  {question} <strong>{answer}.</strong>
                </li>
              ))}
            </ul>
          </section>
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
            <h2 id="owner">
              {view.papers === 'certificate' ? 'Change of owner online' : 'Change of owner by post'}
            </h2>
            <p>{view.papersBy}</p>
            <ol>
              {view.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {view.papers === 'certificate' ? (
              <div className={paper.pin}>
                <p className={paper.line}>Certificate number</p>
                <p className={paper.line}>PIN came at</p>
                <p className={paper.line}>{`${pinMinutes} minutes end at`}</p>
              </div>
            ) : null}
          </section>
          <ul>
            {view.otherCases.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <p>
            {brand.name} is not part of this sale, holds no money and never asks for a PIN or a code. A
            private sale gives a buyer fewer rights than a sale by a dealer.
          </p>
        </div>
      </article>
    </div>
  );
}
