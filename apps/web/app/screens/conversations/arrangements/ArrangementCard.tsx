import { Button, Disclosure, Link } from '@forecourt/ui';
import styles from './Arrangements.module.css';
import type { CardView } from './build-arrangements-view.ts';
import { ArrangeForm, ArrangeInput } from './forms/ArrangeForm.tsx';
import { type FormParts, formId } from './forms/form-parts.ts';
import { TimeFields } from './forms/TimeFields.tsx';

interface ArrangementCardProps {
  card: CardView;
  parts: FormParts;
}

/** One viewing, offer or request, with what can be done about it. */
export function ArrangementCard({ card, parts }: ArrangementCardProps) {
  const { key, id, sequence, title, status, tone, lines, buttons, asksPlace, canMove, calendar, viewingDay } =
    card;
  const confirm = `confirm-${key}`;
  const move = `move-${key}`;
  const target = { id, sequence };
  return (
    <li className={styles.card} data-tone={tone}>
      <h3>{title}</h3>
      <p className={styles.status}>{status}</p>
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      {calendar ? (
        <p>
          <Link href={calendar} isRouter={false}>
            Add it to your calendar
          </Link>
        </p>
      ) : null}
      {viewingDay ? (
        <p>
          <Link href={viewingDay}>Plan your viewing day</Link>
        </p>
      ) : null}
      {asksPlace ? (
        <ArrangeForm parts={parts} form={confirm} intent="confirm-viewing" target={target}>
          <ArrangeInput
            parts={parts}
            form={confirm}
            name="place"
            label={card.isVideo ? 'Link or number for the video viewing' : 'Where to meet'}
            helpText="They only see it once you’ve confirmed"
            initial={card.place || (card.isVideo ? parts.view.places.video : parts.view.places.inPerson)}
          />
        </ArrangeForm>
      ) : null}
      <div className={styles.buttons}>
        {buttons.map(({ intent, label, isMain }) =>
          asksPlace && intent === 'confirm-viewing' ? (
            // Of the form above, beside the other button.
            <Button key={intent} type="submit" form={formId(confirm)}>
              {label}
            </Button>
          ) : (
            <ArrangeForm key={intent} parts={parts} form={`${intent}-${key}`} intent={intent} target={target}>
              <Button type="submit" variant={isMain ? 'primary' : 'secondary'}>
                {label}
              </Button>
            </ArrangeForm>
          ),
        )}
      </div>
      {canMove ? (
        <Disclosure label="Suggest another time" isOpen={parts.refused?.form === move}>
          <ArrangeForm parts={parts} form={move} intent="move-viewing" target={target}>
            <TimeFields parts={parts} form={move} />
            {parts.view.side === 'seller' ? (
              <ArrangeInput
                parts={parts}
                form={move}
                name="place"
                label={card.isVideo ? 'Link or number for the video viewing' : 'Where to meet'}
                initial={card.place || (card.isVideo ? parts.view.places.video : parts.view.places.inPerson)}
              />
            ) : null}
            <Button type="submit" variant="secondary">
              Suggest this time
            </Button>
          </ArrangeForm>
        </Disclosure>
      ) : null}
    </li>
  );
}
