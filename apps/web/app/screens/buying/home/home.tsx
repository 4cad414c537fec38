import { brand, sellUrl } from '@forecourt/site';
import { ArticleCard, CardRow, CarTypeCard, Link } from '@forecourt/ui';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { siteBlocks } from '../../../head/structured-data/site-blocks.ts';
import { DisplayAd } from '../../../parts/display-ad/DisplayAd.tsx';
import { loadSearchForm } from '../../../parts/search-form/load-search-form.server.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/home';
import { Adverts } from './Adverts.tsx';
import { Browse } from './Browse.tsx';
import { buildHomeView } from './build-home-view.ts';
import { ChannelShelves } from './ChannelShelves.tsx';
import { DealerInvitation } from './DealerInvitation.tsx';
import { findHomeFacts } from './find-home-facts.server.ts';
import { Hero } from './Hero.tsx';
import styles from './home.module.css';
import { SellMyCar } from './SellMyCar.tsx';
import { Tools } from './Tools.tsx';
import { ViewedBefore } from './ViewedBefore.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHeadOf(
    matches,
    loaderData && {
      title: `${brand.name}: cars, commercials and bikes for sale in Ireland`,
      description:
        'Search used and new cars, commercials and bikes from private sellers and dealers across Ireland.',
      path: '/',
      structuredData: loaderData.structuredData,
    },
  );

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { search, site } = services;
  const [facts, form] = await Promise.all([findHomeFacts(services), loadSearchForm(search)]);
  return {
    ...buildHomeView(facts),
    form,
    sellUrl: sellUrl(site.sellSiteUrl ?? undefined),
    structuredData: siteBlocks(site.origin),
  };
}

export default function Home({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <Hero
        picture={view.picture}
        heading={view.heading}
        lead={view.lead}
        channels={view.channels}
        form={view.form}
      />
      <div className={styles.sections}>
        <DisplayAd slot="home-top" />
        <Browse {...view.browse} />
        <ChannelShelves channel="Car" rows={[view.latestCars, view.priceDrops, view.featured]}>
          {(form) => (
            <>
              <Adverts row={view.latestCars} form={form} />
              <ViewedBefore />
              <Adverts row={view.priceDrops} form={form} />
              <CardRow title="What kind of car suits you?">
                {view.carTypes.map((type) => (
                  <CarTypeCard key={type.buttonLink} {...type} />
                ))}
              </CardRow>
              <Adverts row={view.featured} form={form} />
            </>
          )}
        </ChannelShelves>
        {view.latest.map(({ channel, row }) => (
          <ChannelShelves key={channel} channel={channel} rows={[row]}>
            {(form) => <Adverts row={row} form={form} />}
          </ChannelShelves>
        ))}
        <Tools />
        <SellMyCar sellUrl={view.sellUrl} imageUrl={view.sellPicture} />
        {view.articles.length > 0 ? (
          <CardRow title="Reviews, guides and advice" more={<Link href="/content">More to read</Link>}>
            {view.articles.map((article) => (
              <ArticleCard key={article.href} {...article} />
            ))}
          </CardRow>
        ) : null}
        <DealerInvitation {...view.dealerPicture} />
      </div>
    </>
  );
}
