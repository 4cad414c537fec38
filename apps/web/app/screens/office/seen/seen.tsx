import { formatMoment, parseWholeNumber } from '@forecourt/domain';
import { buildBreadcrumbs } from '@forecourt/site';
import { Anchor, Button, MessageBanner, TextInput } from '@forecourt/ui';
import { data, Form } from 'react-router';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { privateHeaders } from '../../../parts/account/signed-in.ts';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import { readForm } from '../../../parts/forms/read-form.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import { requireOffice } from '../enter-office.server.ts';
import styles from '../Office.module.css';
import { OfficeNav } from '../OfficeNav.tsx';
import { officePath, officeSeenPath, seenPhotoPath } from '../office-address.ts';
import type { Route } from './+types/seen';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Seen with the car',
    description: 'Photos of vehicles with their sellers’ codes.',
    path: officeSeenPath,
    robots: 'noindex',
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { who } = await requireOffice({ context, url });
  const checks = await context.get(servicesContext).office.seen();
  return {
    token: context.get(requestInfoContext).csrfToken(),
    isOperator: who.roles.some(({ role }) => role === 'operator'),
    isDone: url.searchParams.has('done'),
    checks: checks.map(({ id, plateKey, code, sentAt }) => ({
      id,
      plate: plateKey,
      code,
      sent: sentAt ? formatMoment(sentAt) : '',
      photo: seenPhotoPath(id),
    })),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { who } = await requireOffice({ context, url });
  const sent = readForm({ request, context });
  const check = parseWholeNumber(sent('check'));
  const reason = sent('reason');
  const isSeen = sent('act') === 'seen';
  const refused = await context.get(servicesContext).office.decideSeen(who, check, { isSeen, reason });
  return refused === null
    ? redirectTo(`${officeSeenPath}?done`, 303)
    : data({ check, reason, refused }, { status: 422 });
}

export default function OfficeSeen({ loaderData, actionData }: Route.ComponentProps) {
  const { token, checks, isOperator, isDone } = loaderData;
  const isGone = actionData && !checks.some(({ id }) => id === actionData.check);
  return (
    <div className={styles.page}>
      <ScreenHeader
        title="Seen with the car"
        lead="Each photo shows the vehicle with a door open, its plate, and the code behind the glass, or it doesn’t."
        trail={buildBreadcrumbs([
          { text: 'Home', url: '/' },
          { text: 'Office', url: officePath },
          { text: 'Seen with the car', url: '' },
        ])}
      />
      <OfficeNav isOperator={isOperator} />
      {isGone ? <MessageBanner type="error" title={actionData.refused} focusOn={actionData} /> : null}
      {isDone && !actionData ? <MessageBanner type="success" title="Done" /> : null}
      {checks.length === 0 ? <p>No photo waits.</p> : null}
      <ul className={styles.rows}>
        {checks.map(({ id, plate, code, sent, photo }) => (
          <li key={id} className={styles.row}>
            <Anchor href={photo} isRouter={false}>
              <img className={styles.seenPhoto} src={photo} alt={`Vehicle ${plate} as its seller sent it`} />
            </Anchor>
            <Form method="post" className={styles.form}>
              <FormToken token={token} />
              <input type="hidden" name="check" value={id} />
              <p>
                Plate <strong>{plate}</strong>, code <strong>{code}</strong>
                <br />
                <span className={styles.note}>Sent on {sent}</span>
              </p>
              <TextInput
                id={`reason-${id}`}
                name="reason"
                label="If not, why? The seller reads it"
                autoComplete="off"
                defaultValue={actionData?.check === id ? actionData.reason : ''}
                {...(actionData?.check === id && { error: actionData.refused })}
              />
              <div className={styles.buttons}>
                <Button type="submit" name="act" value="seen" aria-label={`${plate} was seen`}>
                  Seen
                </Button>
                <Button
                  type="submit"
                  name="act"
                  value="not-seen"
                  variant="secondary"
                  aria-label={`${plate} was not seen`}
                >
                  Not seen
                </Button>
              </div>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}
