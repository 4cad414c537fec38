import { type CaseKind, caseKinds, parseWholeNumber } from '@forecourt/domain';
import { Button, ButtonLink, Link, MessageBanner } from '@forecourt/ui';
import { useMemo } from 'react';
import { data, Form } from 'react-router';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { privateHeaders } from '../../../parts/account/signed-in.ts';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import { readForm } from '../../../parts/forms/read-form.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import { findEntry, requireOffice } from '../enter-office.server.ts';
import { KeysSwitch } from '../KeysSwitch.tsx';
import styles from '../Office.module.css';
import { OfficeNav } from '../OfficeNav.tsx';
import { casePath } from '../office-address.ts';
import { useOfficeKeys } from '../use-office-keys.ts';
import type { Route } from './+types/office';
import { buildQueueView, type QueueRow } from './build-queue-view.ts';
import { OfficeDoor } from './OfficeDoor.tsx';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Office',
    description: 'What waits for a decision.',
    path: '/office',
    robots: 'noindex',
  });

const doneWords = new Map([
  ['decided', 'Decided'],
  ['released', 'Given back'],
  ['taken', 'Somebody else took it first. Here is what else waits.'],
  ['none', 'Others have the rest, or have to decide it.'],
]);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { permission, who } = await findEntry({ context, url });
  if (permission.kind === 'refused') return data({ door: permission.why, office: null }, { status: 403 });
  const kind = parseKind(url.searchParams.get('kind'));
  const queue = await context.get(servicesContext).office.queue(kind);
  return data({
    door: null,
    office: {
      token: context.get(requestInfoContext).csrfToken(),
      isOperator: who.roles.some(({ role }) => role === 'operator'),
      kind: kind ?? null,
      done: doneWords.get(url.searchParams.get('done') ?? '') ?? null,
      view: buildQueueView(queue, { accountId: who.accountId, now: new Date(), kind: kind ?? null }),
    },
  });
}

/** Takes a case: the one that was chosen, or the oldest. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { who } = await requireOffice({ context, url });
  const { office } = context.get(servicesContext);
  const sent = readForm({ request, context });
  const chosen = parseWholeNumber(sent('case'));
  if (chosen > 0) {
    const isTaken = await office.take(chosen, who);
    return redirectTo(isTaken ? casePath(chosen) : '/office?done=taken', 303);
  }
  const oldest = await office.takeOldest(who, parseKind(sent('kind')));
  return redirectTo(oldest === null ? '/office?done=none' : casePath(oldest), 303);
}

function parseKind(text: string | null): CaseKind | undefined {
  return caseKinds.find((kind) => kind === text);
}

export default function Office({ loaderData }: Route.ComponentProps) {
  const { door, office } = loaderData;
  return office ? <Queue {...office} /> : <OfficeDoor why={door ?? 'no-role'} />;
}

type QueueProps = NonNullable<Route.ComponentProps['loaderData']['office']>;

const keys = [
  ['j', 'next case'],
  ['k', 'the one before'],
  ['Enter', 'take it'],
  ['n', 'take the oldest'],
] as const;

function Queue({ token, isOperator, done, kind, view }: QueueProps) {
  const acts = useMemo(
    () => ({
      j: () => moveFocus(1),
      k: () => moveFocus(-1),
      n: () => document.querySelector<HTMLFormElement>('#take-oldest')?.requestSubmit(),
    }),
    [],
  );
  const { isOn, choose } = useOfficeKeys(acts);
  return (
    <div className={styles.page}>
      <ScreenHeader title="Office" lead={view.lead} />
      <OfficeNav isOperator={isOperator} />
      {done ? <MessageBanner type="success" title={done} /> : null}
      {view.figures.length > 0 ? (
        <ul className={styles.figures} aria-label="What waits">
          {view.figures.map(({ words, path, isChosen }) => (
            <li key={words} data-chosen={isChosen || undefined}>
              <Link href={path}>{isChosen ? `${words}: show all` : words}</Link>
            </li>
          ))}
        </ul>
      ) : null}
      {view.rows.length > 0 ? (
        <Form method="post" id="take-oldest" className={styles.acts}>
          <FormToken token={token} />
          <input type="hidden" name="kind" value={kind ?? ''} />
          <Button type="submit">Take the oldest case</Button>
        </Form>
      ) : null}
      <KeysSwitch isOn={isOn} onChange={choose} keys={keys} />
      <ol className={styles.rows} aria-label="Cases">
        {view.rows.map((row) => (
          <Row key={row.id} row={row} token={token} />
        ))}
      </ol>
      {view.more > 0 ? <p className={styles.note}>And {view.more} more after these.</p> : null}
    </div>
  );
}

function Row({ row, token }: { row: QueueRow; token: string }) {
  const { id, kind, title, path, takenBy, isMine } = row;
  return (
    <li className={styles.row}>
      <span className={styles.kind} data-kind={kind}>
        {row.kindWords}
      </span>
      <div className={styles.rowWords}>
        <Link href={path}>{title}</Link>
        <span>{row.evidence}</span>
        <span className={styles.note}>{takenBy ?? row.since}</span>
      </div>
      <div className={styles.rowActs}>
        {isMine ? (
          <ButtonLink href={path} size="sm" variant="secondary" aria-label={`Continue with ${title}`}>
            Continue
          </ButtonLink>
        ) : takenBy === null ? (
          <Form method="post">
            <FormToken token={token} />
            <input type="hidden" name="case" value={id} />
            <Button type="submit" size="sm" variant="secondary" aria-label={`Take ${title}`}>
              Take
            </Button>
          </Form>
        ) : null}
      </div>
    </li>
  );
}

/** Moves among what can be taken or gone on with; from elsewhere it starts at the first. */
function moveFocus(by: 1 | -1): void {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('ol[aria-label="Cases"] li :is(button, a[aria-label])'),
  ];
  const now = stops.indexOf(document.activeElement as HTMLElement);
  const next = now === -1 ? 0 : Math.min(stops.length - 1, Math.max(0, now + by));
  stops[next]?.focus();
}
