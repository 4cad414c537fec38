import { Link } from '@forecourt/ui';
import { Fragment } from 'react';
import styles from '../Office.module.css';
import type { AdvertLink, CaseView } from './build-case-view.ts';

/** What a case is about: evidence, letters, the advert, its seller and what happened before. */
export function CaseFacts({ view }: { view: CaseView }) {
  const { evidence, letter, facts, words, photos, publicPath, samePlate, seller, history } = view;
  return (
    <div className={styles.sections}>
      {evidence.length > 0 ? (
        <section className={styles.section} aria-labelledby="evidence-title">
          <h2 id="evidence-title">What the checks found</h2>
          <ul className={styles.evidence}>
            {evidence.map(({ title, effect, text, reason, others }) => (
              <li key={title}>
                <strong>{title}</strong> ({effect})<br />
                {text} <AdvertLinks links={others} />
                {reason === null ? null : (
                  <>
                    <br />
                    <span className={styles.note}>The seller reads: {reason}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {letter ? (
        <section className={styles.section} aria-labelledby="letter-title">
          <h2 id="letter-title">What was written</h2>
          <p className={styles.note}>{letter.from}</p>
          <p className={styles.words}>{letter.text}</p>
        </section>
      ) : null}
      {facts.length > 0 ? (
        <section className={styles.section} aria-labelledby="advert-title">
          <h2 id="advert-title">The advert</h2>
          <Facts rows={facts} />
          {samePlate.length > 0 ? (
            <p>
              <strong>The same plate is on sale elsewhere now.</strong> <AdvertLinks links={samePlate} />
            </p>
          ) : null}
          {words === '' ? null : <p className={styles.words}>{words}</p>}
          {photos.length > 0 ? (
            <ul className={styles.photos}>
              {photos.map(({ path, alt }) => (
                <li key={path}>
                  <img src={path} alt={alt} width={480} height={360} loading="lazy" />
                </li>
              ))}
            </ul>
          ) : null}
          {publicPath ? (
            <p>
              <Link href={publicPath}>See it as buyers do</Link>
            </p>
          ) : (
            <p className={styles.note}>Buyers don’t see it now.</p>
          )}
        </section>
      ) : null}
      {seller.length > 0 ? (
        <section className={styles.section} aria-labelledby="seller-title">
          <h2 id="seller-title">The seller</h2>
          <Facts rows={seller} />
        </section>
      ) : null}
      {history.length > 0 ? (
        <section className={styles.section} aria-labelledby="history-title">
          <h2 id="history-title">What happened before</h2>
          <ul>
            {history.map(({ key, when, what }) => (
              <li key={key}>
                {when}: {what}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function AdvertLinks({ links }: { links: readonly AdvertLink[] }) {
  return links.map(({ reference, path }) => (
    <Fragment key={reference}>
      <Link href={path}>See {reference}</Link>{' '}
    </Fragment>
  ));
}

function Facts({ rows }: { rows: CaseView['facts'] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ name, value }) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
