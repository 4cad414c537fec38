import { decideManagePeople, parseWholeNumber } from '@forecourt/domain';
import { buildBreadcrumbs } from '@forecourt/site';
import { Button, MessageBanner, TextInput } from '@forecourt/ui';
import { data, Form } from 'react-router';
import { notFound } from '../../../addresses/not-found.ts';
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
import { officePath, officePeoplePath } from '../office-address.ts';
import type { Route } from './+types/people';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'People of the office',
    description: 'Who works in the office.',
    path: officePeoplePath,
    robots: 'noindex',
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { who } = await requireOffice({ context, url });
  if (decideManagePeople(who).kind === 'refused') throw notFound();
  const staff = await context.get(servicesContext).office.staff();
  return {
    token: context.get(requestInfoContext).csrfToken(),
    isDone: url.searchParams.has('done'),
    people: staff.map(({ id, email, name, roles }) => ({
      id,
      email,
      name,
      roles: roles.flatMap(({ role }) => (role === 'dealer' ? [] : [role])).join(' and '),
      isSelf: id === who.accountId,
    })),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { who } = await requireOffice({ context, url });
  const { office } = context.get(servicesContext);
  const sent = readForm({ request, context });
  const email = sent('email').trim();
  const refused =
    sent('act') === 'remove'
      ? await office.removeStaff(who, parseWholeNumber(sent('account')))
      : await office.addModerator(who, email);
  return refused === null
    ? redirectTo(`${officePeoplePath}?done`, 303)
    : data({ refused, email }, { status: 422 });
}

export default function OfficePeople({ loaderData, actionData }: Route.ComponentProps) {
  const { token, people, isDone } = loaderData;
  return (
    <div className={styles.page}>
      <ScreenHeader
        title="People"
        lead="Moderators decide cases. Operators can do that too, and say who works here."
        trail={buildBreadcrumbs([
          { text: 'Home', url: '/' },
          { text: 'Office', url: officePath },
          { text: 'People', url: '' },
        ])}
      />
      <OfficeNav isOperator />
      {isDone && !actionData ? <MessageBanner type="success" title="Done" /> : null}
      <ul className={styles.rows}>
        {people.map(({ id, email, name, roles, isSelf }) => (
          <li key={id} className={styles.row}>
            <div className={styles.rowWords}>
              <strong>{name || email}</strong>
              <span className={styles.note}>
                {email}: {roles}
              </span>
            </div>
            {isSelf ? null : (
              <Form method="post">
                <FormToken token={token} />
                <input type="hidden" name="account" value={id} />
                <Button
                  type="submit"
                  name="act"
                  value="remove"
                  size="sm"
                  variant="secondary"
                  aria-label={`Take the role away from ${email}`}
                >
                  Take the role away
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" className={styles.form}>
        <FormToken token={token} />
        <h2>Add a moderator</h2>
        <TextInput
          id="email"
          type="email"
          label="The email address they sign in with"
          autoComplete="off"
          isRequired
          defaultValue={actionData?.email ?? ''}
          {...(actionData && { error: actionData.refused })}
        />
        <p className={styles.note}>
          They sign in with it, add a passkey in their account, and sign in with that. Operators are added on
          the server: npm run operators.
        </p>
        <Button type="submit" name="act" value="add">
          Add
        </Button>
      </Form>
    </div>
  );
}
