import { Button, ButtonLink, Checkbox, Link, MessageBanner, TextInput } from '@forecourt/ui';
import { Form } from 'react-router';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import styles from '../Selling.module.css';
import card from './AdvertCard.module.css';
import type { ActAnswer } from './act-on-advert.server.ts';
import type { OwnAdvertCard } from './build-advert-card.ts';
import { FiguresTable } from './insights/FiguresTable.tsx';
import { NextStep } from './insights/NextStep.tsx';

interface AdvertCardProps {
  token: string;
  advert: OwnAdvertCard;
  /** What was refused about this advert. */
  answer: ActAnswer | null;
  /** On its own page it does not lead to itself. */
  isAlone?: boolean;
}

export function AdvertCard({ token, advert, answer, isAlone = false }: AdvertCardProps) {
  const { publicReference, title, path, holds, insights } = advert;
  const isPriceRefused = answer !== null && answer.price !== null;
  return (
    <article className={card.card} aria-label={title}>
      <div className={card.top}>
        {advert.picture ? (
          <img className={card.picture} src={advert.picture} alt="" width={480} height={360} />
        ) : null}
        <div className={card.words}>
          <h2 className={card.title}>{isAlone ? title : <Link href={path}>{title}</Link>}</h2>
          <p>
            <strong>{advert.price}</strong>
          </p>
          <p>
            <span className={card.state} data-state={advert.state}>
              {advert.stateWords}
            </span>{' '}
            {advert.days}
          </p>
          {advert.verdict === '' ? null : <p className={styles.note}>{advert.verdict}</p>}
          {insights.seen === '' ? null : <p className={styles.note}>{insights.seen}</p>}
          {advert.publicPath ? (
            <p>
              <Link href={advert.publicPath}>See it as buyers do</Link>
            </p>
          ) : null}
        </div>
      </div>
      {answer && !isPriceRefused ? (
        <MessageBanner type="error" title="Not done" focusOn={answer}>
          <p>{answer.refused}</p>
        </MessageBanner>
      ) : null}
      {holds.length > 0 ? (
        <MessageBanner
          type="warning"
          title={
            advert.isAskedByOffice
              ? 'Please change this'
              : advert.state === 'live'
                ? 'Your last changes are on hold'
                : 'Buyers can’t see it yet'
          }
        >
          <ul>
            {holds.map(({ reason, path: mend }) => (
              <li key={reason}>
                {reason} <Link href={mend}>Change it</Link>
              </li>
            ))}
          </ul>
          <p>
            {advert.isAskedByOffice ? '' : 'Our checks did this by themselves. '}Once it’s changed,{' '}
            <Link href={advert.previewPath}>send it in again</Link>.
            {advert.isLookedAt
              ? ' If it’s right as it is, there’s nothing to do: a person looks at it too, and we’ll email you.'
              : ''}
          </p>
        </MessageBanner>
      ) : advert.state === 'refused' && !isAlone ? (
        <MessageBanner type="warning" title="We’ve refused this advert">
          <p>
            <Link href={path}>See why, and how to appeal</Link>
          </p>
        </MessageBanner>
      ) : advert.hasUnsentChanges ? (
        <MessageBanner type="informational" title="You have changes that aren’t sent in">
          <p>
            <Link href={advert.previewPath}>Check and send them</Link>
          </p>
        </MessageBanner>
      ) : null}
      <NextStep next={insights.next} />
      {advert.state === 'live' || isAlone ? <FiguresTable view={insights} withTotal={isAlone} /> : null}
      {advert.state === 'live' ? (
        <Form method="post" className={card.price}>
          <FormToken token={token} />
          <input type="hidden" name="advert" value={publicReference} />
          <TextInput
            key={`${advert.priceAmount} ${answer?.price ?? ''}`}
            id={`price-${publicReference}`}
            name="price"
            label="Price in euro"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={answer?.price ?? advert.priceAmount}
            {...(isPriceRefused && answer.refused !== null && { error: answer.refused })}
          />
          {answer?.asksIfMeant ? (
            <Checkbox
              id={`meant-${publicReference}`}
              name="isPriceMeant"
              value="yes"
              label="Yes, this is really my price"
            />
          ) : null}
          <Button type="submit" name="act" value="price" variant="secondary">
            Change the price
          </Button>
        </Form>
      ) : null}
      <Form method="post" className={styles.acts}>
        <FormToken token={token} />
        <input type="hidden" name="advert" value={publicReference} />
        <ButtonLink href={advert.editPath} variant="secondary" size="sm">
          Edit
        </ButtonLink>
        {advert.acts.map(({ act, words }) => (
          <Button key={act} type="submit" size="sm" variant="secondary" name="act" value={act}>
            {words}
          </Button>
        ))}
        {advert.soldPath === null ? null : (
          <ButtonLink href={advert.soldPath} variant="secondary" size="sm">
            It’s sold
          </ButtonLink>
        )}
      </Form>
      <ul className={card.papers}>
        {advert.papers.map(({ words, path: paperPath }) => (
          <li key={paperPath}>
            <Link href={paperPath}>{words}</Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
