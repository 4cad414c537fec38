import { MessageBanner, Picture } from '@forecourt/ui';
import type { AdvertLayoutProps } from './advert-layout.ts';
import styles from './ExpiredAdvert.module.css';
import { KeyFacts } from './facts/KeyFacts.tsx';
import { MoreAdverts } from './more/MoreAdverts.tsx';
import { AdvertTrail } from './offer/AdvertHead.tsx';
import { Section } from './Section.tsx';
import { Specification } from './specification/Specification.tsx';

/** An ended advert: what it was, and above it the alternatives. */
export function ExpiredAdvert({ view, trail }: Pick<AdvertLayoutProps, 'view' | 'trail'>) {
  const [picture] = view.media.pictures;
  return (
    <article className={styles.page}>
      <AdvertTrail view={view} trail={trail} />
      <MessageBanner type="warning" title="This advert has ended">
        It’s sold or no longer for sale. {view.more.length > 0 ? 'Here are some like it.' : null}
      </MessageBanner>
      <header className={styles.head}>
        <h1>{view.title}</h1>
        <p>{[view.derivative, view.place.name].filter(Boolean).join(' · ')}</p>
      </header>
      <MoreAdverts channel={view.channel} rows={view.more} />
      <div className={styles.was}>
        <div className={styles.pictures}>
          {picture ? <Picture {...picture} sizes="(max-width: 767px) 100vw, 560px" /> : null}
        </div>
        <div className={styles.facts}>
          <p className={styles.price}>
            Last asking price: <strong>{view.price.words}</strong>
          </p>
          <p>{view.history.onSale}.</p>
          <KeyFacts facts={view.facts} />
        </div>
      </div>
      <Section id="specification" title="Specification">
        <Specification groups={view.specification} />
      </Section>
    </article>
  );
}
