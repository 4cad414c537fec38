import { officeActs, parseWholeNumber } from '@forecourt/domain';
import { buildBreadcrumbs } from '@forecourt/site';
import { Button, Link, MessageBanner } from '@forecourt/ui';
import { data, Form } from 'react-router';
import { notFound } from '../../../addresses/not-found.ts';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { privateHeaders } from '../../../parts/account/signed-in.ts';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import { readTextFields, requireForm } from '../../../parts/forms/read-form.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import { requireOffice } from '../enter-office.server.ts';
import styles from '../Office.module.css';
import { OfficeNav } from '../OfficeNav.tsx';
import { casePath, officePath } from '../office-address.ts';
import type { Route } from './+types/case';
import { buildCaseView } from './build-case-view.ts';
import { CaseFacts } from './CaseFacts.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { describeLease } from './describe-lease.ts';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'Case',
    description: 'A case of the office.',
    path: location.pathname,
    robots: 'noindex',
  });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { who } = await requireOffice({ context, url });
  const { office } = context.get(servicesContext);
  const detail = await office.find(parseWholeNumber(params.case));
  if (!detail) throw notFound();
  const item = (await office.queue()).items.find(({ id }) => id === detail.case.id);
  const view = buildCaseView(detail);
  const acts = await Promise.all(
    view.acts.map(async (each) => ({ ...each, refusal: await office.refusal(who, detail, each.act) })),
  );
  return {
    token: context.get(requestInfoContext).csrfToken(),
    isOperator: who.roles.some(({ role }) => role === 'operator'),
    view: { ...view, acts: acts.filter(({ refusal }) => refusal === null) },
    /** Why this person may not decide it at all. */
    refusal: acts.every(({ refusal }) => refusal !== null) ? (acts[0]?.refusal ?? null) : null,
    lease: describeLease(detail.case, {
      accountId: who.accountId,
      name: item?.leasedBy?.name,
      now: new Date(),
    }),
  };
}

const answers = {
  'not-yours': 'Somebody else has this case now, or it’s decided. Nothing was changed.',
  changed: 'The seller has sent in something else meanwhile. Look at it again: nothing was decided.',
} as const;

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { who } = await requireOffice({ context, url });
  const { office } = context.get(servicesContext);
  const form = requireForm({ request, context });
  const sent = readTextFields(form);
  const detail = await office.find(parseWholeNumber(params.case));
  if (!detail) throw notFound();
  const { id } = detail.case;
  if (sent('do') === 'take') {
    const isTaken = await office.take(id, who);
    return redirectTo(isTaken ? casePath(id) : '/office?done=taken', 303);
  }
  if (sent('do') === 'release') {
    await office.release(id, who);
    return redirectTo('/office?done=released', 303);
  }
  const act = officeActs.find((each) => each === sent('act'));
  const fields = form.getAll('field').filter((field) => typeof field === 'string');
  const typed = { act: act ?? null, fields, reason: sent('reason') };
  if (!act) return data({ error: 'Choose what to do', ...typed }, { status: 422 });
  const decision = { act, fields, reason: typed.reason, revision: parseWholeNumber(sent('revision')) };
  const answer = await office.decide(who, detail, decision);
  if (answer.kind === 'decided') return redirectTo('/office?done=decided', 303);
  const error = answer.kind === 'refused' ? answer.error : answers[answer.kind];
  return data({ error, ...typed }, { status: answer.kind === 'refused' ? 422 : 409 });
}

export default function OfficeCase({ loaderData, actionData }: Route.ComponentProps) {
  const { token, isOperator, view, lease, refusal } = loaderData;
  return (
    <div className={styles.page}>
      <ScreenHeader
        title={view.title}
        lead={`${view.kindWords}. ${view.isOpen ? view.since : 'Closed'}.`}
        trail={buildBreadcrumbs([
          { text: 'Home', url: '/' },
          { text: 'Office', url: officePath },
          { text: `Case ${view.id}`, url: '' },
        ])}
      />
      <OfficeNav isOperator={isOperator} />
      {actionData ? <MessageBanner type="error" title={actionData.error} focusOn={actionData} /> : null}
      <div className={styles.columns}>
        <CaseFacts view={view} />
        <section className={styles.section} aria-labelledby="decide-title">
          <h2 id="decide-title">Decide</h2>
          {!view.isOpen ? (
            <p>
              This case is closed. <Link href={officePath}>Back to the queue</Link>
            </p>
          ) : refusal !== null ? (
            <>
              <p>{refusal}</p>
              {lease.kind === 'mine' ? <GiveBack token={token} /> : null}
            </>
          ) : lease.kind === 'mine' ? (
            <DecisionForm token={token} view={view} until={lease.until} typed={actionData ?? null} />
          ) : lease.kind === 'free' ? (
            <Form method="post" className={styles.form}>
              <FormToken token={token} />
              <p>Take the case first: then it’s yours for ten minutes, and nobody else can decide it.</p>
              <Button type="submit" name="do" value="take">
                Take this case
              </Button>
            </Form>
          ) : (
            <p>{lease.words}</p>
          )}
        </section>
      </div>
    </div>
  );
}

function GiveBack({ token }: { token: string }) {
  return (
    <Form method="post">
      <FormToken token={token} />
      <Button type="submit" name="do" value="release" variant="secondary">
        Give it back
      </Button>
    </Form>
  );
}
