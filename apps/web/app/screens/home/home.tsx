import { brand, channels } from '@forecourt/domain';
import { CardRow, VehicleCard } from '@forecourt/ui';
import { servicesContext } from '../../request-context.ts';
import type { Route } from './+types/home';
import { buildHomeView, type ChannelRow } from './build-home-view.ts';
import styles from './home.module.css';

const ADVERTS_A_ROW = 8;

export const meta: Route.MetaFunction = () => [
  { title: `${brand.name}: cars, commercials and bikes for sale in Ireland` },
  {
    name: 'description',
    content:
      'Search used and new cars, commercials and bikes from private sellers and dealers across Ireland.',
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { adverts } = context.get(servicesContext);
  const rows = await Promise.all(
    channels.map(async (channel) => ({
      channel,
      total: await adverts.count(channel),
      latest: await adverts.latest(channel, ADVERTS_A_ROW),
    })),
  );
  return buildHomeView(rows);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className={styles.hero}>
        <h1>{loaderData.heading}</h1>
        <p className={styles.lead}>{loaderData.lead}</p>
        {loaderData.rows.length > 0 ? (
          <ul className={styles.channels}>
            {loaderData.rows.map((row) => (
              <li key={row.id}>
                <a className={styles.channel} href={`#${row.id}`}>
                  <strong>{row.total}</strong> {row.name}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </section>
      {loaderData.rows.map((row, index) => (
        <LatestAdverts key={row.id} row={row} isFirst={index === 0} />
      ))}
    </>
  );
}

function LatestAdverts({ row, isFirst }: { row: ChannelRow; isFirst: boolean }) {
  return (
    <div className={styles.section} id={row.id}>
      <CardRow title={row.heading}>
        {row.cards.map((card, index) => (
          <VehicleCard key={card.id} {...card} isPriority={isFirst && index < 2} />
        ))}
      </CardRow>
    </div>
  );
}
