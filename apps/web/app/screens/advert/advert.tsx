import { brand, channelOfPath } from '@forecourt/domain';
import { data, redirect } from 'react-router';
import { notFound } from '../../not-found.ts';
import { servicesContext } from '../../request-context.ts';
import type { Route } from './+types/advert';
import styles from './advert.module.css';
import { buildAdvertView } from './build-advert-view.ts';
import { Pictures } from './Pictures.tsx';
import { Specification } from './Specification.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: `${loaderData.title} | ${brand.name}` },
        { name: 'description', content: loaderData.summary },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : [];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { adverts, dealers, site } = context.get(servicesContext);

  const advert = await adverts.find(params.publicReference);
  if (!advert || advert.channel !== channelOfPath(url.pathname)) throw notFound();

  const dealer = advert.seller.kind === 'trade' ? await dealers.find(advert.seller.dealerId) : null;
  const view = buildAdvertView(advert, dealer);
  if (view.path !== url.pathname) throw redirect(`${view.path}${url.search}`, 301);
  return data({ ...view, canonical: site.origin + view.path }, { status: view.isExpired ? 410 : 200 });
}

export default function AdvertScreen({ loaderData: view }: Route.ComponentProps) {
  return (
    <article className={styles.screen}>
      <header className={styles.header}>
        <h1>{view.title}</h1>
        {view.derivative ? <p className={styles.derivative}>{view.derivative}</p> : null}
        {view.isExpired ? <p className={styles.expired}>This advert has ended.</p> : null}
      </header>
      <Pictures pictures={view.pictures} title={view.title} />
      <aside className={styles.offer}>
        <p className={styles.price}>{view.price}</p>
        {view.monthly ? <p className={styles.monthly}>{view.monthly}</p> : null}
        <ul className={styles.facts}>
          {view.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <h2 className={styles.sellerHeading}>{view.seller.kind}</h2>
        <p>{view.seller.name}</p>
        <p className={styles.place}>{view.seller.place}</p>
      </aside>
      <section className={styles.description}>
        <h2>Description</h2>
        <p className={styles.paragraphs}>{view.description}</p>
      </section>
      <Specification groups={view.specification} />
    </article>
  );
}
