import {
  type AlertChoices,
  alertEventsOf,
  alertPaces,
  describeWait,
  keepUnconfirmedDays,
  parseWholeNumber,
  usualAlertEvents,
} from '@forecourt/domain';
import type { NamedAlert } from '@forecourt/services';
import { decideTextInputMessage, formatEditedAlert } from '@forecourt/site';
import { Button, Link, TextInput } from '@forecourt/ui';
import { data, Form } from 'react-router';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { isSecureSite, privateHeaders, signInPath } from '../../../parts/account/signed-in.ts';
import { ErrorSummary } from '../../../parts/forms/ErrorSummary.tsx';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import { readForm, requireForm } from '../../../parts/forms/read-form.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import styles from '../Alerts.module.css';
import { noChoiceWords, tooManyWords } from '../alert-words.ts';
import { ChoiceFields } from '../ChoiceFields.tsx';
import { donePath } from '../done-path.ts';
import { readChoices } from '../read-choices.server.ts';
import type { Route } from './+types/new-alert';
import { AskedByMail } from './AskedByMail.tsx';
import { type AlertOwner, findOwner } from './find-owner.server.ts';
import { isVariationOf } from './is-variation-of.ts';

type AlertSubject = Pick<NamedAlert, 'kind' | 'subject'>;

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'Tell me about new ones',
    description: 'We tell you when something you’re looking for comes up.',
    path: location.pathname + location.search,
    robots: 'noindex',
  });

function requireSubject({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>) {
  const { alerts } = context.get(servicesContext);
  return alerts.findSubject({
    search: url.searchParams.get('search'),
    vehicle: url.searchParams.get('vehicle'),
  });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const subject = await requireSubject({ context, url });
  if (!subject) throw data(null, { status: 404 });
  const owner = await findOwner(context);
  const watched = owner && findWatched(owner, subject);
  const existing = watched ?? (owner && findEdited(owner, subject));
  return {
    token: context.get(requestInfoContext).csrfToken(),
    subject: { kind: subject.kind, name: subject.name, path: subject.path },
    email: owner?.email ?? null,
    places: subject.kind === 'search' && owner && !watched ? placesFor(owner) : [],
    isWatched: Boolean(watched),
    existing: existing && {
      id: existing.id,
      isPaused: existing.state === 'paused',
      choices: choicesOf(existing),
    },
    mineHref: owner?.mineHref ?? '/alerts',
    signInHref: signInPath(url.pathname + url.search),
  };
}

function findWatched({ alerts }: AlertOwner, { kind, subject }: AlertSubject): NamedAlert | null {
  return alerts.find((each) => each.kind === kind && each.subject === subject) ?? null;
}

function findEdited({ edited }: AlertOwner, { kind, subject }: AlertSubject): NamedAlert | null {
  return edited && kind === 'search' && isVariationOf(subject, edited.subject) ? edited : null;
}

/** Where a search can be saved: as another alert, or in the place of one. */
function placesFor({ alerts }: AlertOwner): { value: string; label: string }[] {
  const searches = alerts.filter(({ kind }) => kind === 'search');
  if (searches.length === 0) return [];
  return [
    { value: '', label: 'As a new alert' },
    ...searches.map(({ id, name }) => ({ value: String(id), label: `Instead of: ${name}` })),
  ];
}

function choicesOf({ pace, events, ways }: AlertChoices): AlertChoices {
  return { pace, events, ways };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const info = context.get(requestInfoContext);
  const { alerts, site } = context.get(servicesContext);
  const subject = await requireSubject({ context, url });
  if (!subject) throw data(null, { status: 404 });
  const sent = readForm({ request, context });
  const email = sent('email').trim();
  const choices = readChoices({ request, context }, subject.kind);
  const kept = choices ?? keepSent({ request, context });
  const place = sent('place');
  const refuse = (errors: Record<string, string>) => ({
    kind: 'refused' as const,
    email,
    place,
    choices: kept,
    errors,
  });
  const owner = await findOwner(context);
  const leave = (act: string, alertId: number) => {
    const answer = redirectTo(donePath(owner?.mineHref ?? '/alerts', act, alertId), 303);
    for (const cookie of formatEditedAlert(null, isSecureSite(context)))
      answer.headers.append('Set-Cookie', cookie);
    return answer;
  };
  const wrongEmail = owner
    ? null
    : decideTextInputMessage({ id: 'email', type: 'email', isRequired: true }, email, true);
  if (wrongEmail !== null) return refuse({ email: wrongEmail });
  if (!choices) return refuse({ [`new-${alertEventsOf[subject.kind][0]}`]: noChoiceWords });
  const replaced = owner?.alerts.find(({ id, kind }) => kind === 'search' && id === parseWholeNumber(place));
  const watched = owner && findWatched(owner, subject);
  const known = replaced ?? watched;
  // This form does not ask for the way, so an alert keeps its own.
  const wanted = known ? { ...choices, ways: known.ways } : choices;
  if (owner && replaced && subject.kind === 'search') {
    if (await alerts.replace(replaced.watcherId, replaced.id, subject, wanted))
      throw leave('change', replaced.id);
  }
  const outcome = owner
    ? await alerts.watch(subject, wanted, owner.email)
    : await alerts.ask(subject, choices, email, info);
  switch (outcome.kind) {
    case 'on':
      throw leave(watched ? 'change' : 'on', outcome.alertId);
    case 'asked': {
      const mailFile = site.showsMailFiles ? `/local-mail/confirm-alert-${outcome.mail}` : null;
      return { kind: 'asked' as const, email, mailFile };
    }
    case 'too-many':
      return refuse({ list: `${tooManyWords(subject.kind)}. End one first.` });
    case 'over-limit': {
      const { retryAfterSeconds } = outcome;
      info.noteRefusal({ status: 429, retryAfterSeconds });
      return refuse({
        email: `We’ve sent several emails already. Check your inbox and spam, or try again in ${describeWait(retryAfterSeconds)}.`,
      });
    }
  }
}

/** What was ticked, for a form that comes back. */
function keepSent(args: Parameters<typeof requireForm>[0]): AlertChoices {
  const form = requireForm(args);
  const pace = alertPaces.find((each) => each === form.get('pace')) ?? 'daily';
  return { pace, events: [], ways: ['mail'] };
}

export default function NewAlert({ loaderData, actionData }: Route.ComponentProps) {
  const { token, subject, email, places, isWatched, existing, mineHref, signInHref } = loaderData;
  if (actionData?.kind === 'asked') return <AskedByMail {...actionData} subject={subject} />;
  const choices = actionData?.choices ??
    existing?.choices ?? {
      pace: 'daily' as const,
      events: usualAlertEvents[subject.kind],
      ways: ['mail' as const],
    };
  const errors = actionData?.errors ?? {};
  const place = actionData?.place ?? String(existing?.id ?? '');
  const isSearch = subject.kind === 'search';
  return (
    <div className={frame.page}>
      <ScreenHeader
        title={
          isWatched
            ? 'You’re watching this already'
            : existing
              ? 'Change your alert'
              : isSearch
                ? 'Tell me about new ones'
                : 'Watch this vehicle'
        }
        lead={
          existing?.isPaused
            ? 'Your alert is paused. Saving turns it on again.'
            : isSearch
              ? 'We’ll tell you when something comes up.'
              : 'We’ll tell you when something changes.'
        }
      />
      <p className={styles.subject}>
        <Link href={subject.path}>{subject.name}</Link>
      </p>
      {actionData ? <ErrorSummary title="Not saved yet" errors={errors} answer={actionData} /> : null}
      <Form className={styles.form} method="post">
        <FormToken token={token} />
        {places.length > 0 ? (
          <fieldset className={styles.choices}>
            <legend>Save it</legend>
            {places.map(({ value, label }) => (
              <label className={styles.place} key={value}>
                <input type="radio" name="place" value={value} defaultChecked={value === place} />
                {label}
              </label>
            ))}
          </fieldset>
        ) : null}
        <ChoiceFields id="new" kind={subject.kind} choices={choices} hasPush={false} />
        {email === null ? (
          <TextInput
            id="email"
            label="Email"
            type="email"
            autoComplete="email"
            isRequired
            defaultValue={actionData?.email ?? ''}
            {...(errors.email !== undefined && { error: errors.email })}
          />
        ) : (
          <p>We’ll email {email}.</p>
        )}
        <div className={styles.ways} id="list">
          <Button type="submit">{isWatched ? 'Save changes' : existing ? 'Save' : 'Tell me'}</Button>
          {errors.list ? <Link href={mineHref}>Your alerts</Link> : null}
        </div>
      </Form>
      {email === null ? (
        <p className={styles.note}>
          No account needed: we’ll email you a link to confirm it, and every email has a link that ends it.
          What nobody confirms is deleted after {keepUnconfirmedDays} days. Have an account?{' '}
          <Link href={signInHref}>Sign in</Link>. See our{' '}
          <Link href="/terms-and-conditions/privacy-policy">privacy policy</Link>.
        </p>
      ) : null}
    </div>
  );
}
