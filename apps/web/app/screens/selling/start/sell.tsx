import { describeWait, findMileageError, findPlateError, sellingLimits } from '@forecourt/domain';
import { formatSellerCookie } from '@forecourt/site';
import { Button, Link, MessageBanner, Select, TextInput } from '@forecourt/ui';
import { data, Form } from 'react-router';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { isSecureSite, privateHeaders } from '../../../parts/account/signed-in.ts';
import { ErrorSummary } from '../../../parts/forms/ErrorSummary.tsx';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import { readForm } from '../../../parts/forms/read-form.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import { readAsker } from '../asker.server.ts';
import { draftName } from '../draft-name.ts';
import { makeBrowserToken } from '../make-browser-token.server.ts';
import styles from '../Selling.module.css';
import { stepPath } from '../selling-address.ts';
import type { Route } from './+types/sell';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Sell your car',
    description: 'Start with the number plate. We fill in what it and the market tell us.',
    path: '/sell',
    robots: 'noindex',
  });

export async function loader({ context }: Route.LoaderArgs) {
  const drafts = await context.get(servicesContext).selling.drafts(await readAsker(context));
  return {
    token: context.get(requestInfoContext).csrfToken(),
    drafts: drafts.map((draft) => ({ name: draftName(draft.fields), path: stepPath(draft.id, 'preview') })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = readForm({ request, context });
  const fields = {
    plate: sent('plate').trim(),
    mileage: sent('mileage').trim(),
    mileageUnit: sent('mileageUnit') === 'miles' ? 'miles' : 'km',
  };
  const plate = findPlateError(fields.plate);
  const mileage = findMileageError(fields);
  if (plate !== null || mileage !== null) {
    const errors = { ...(plate !== null && { plate }), ...(mileage !== null && { mileage }) };
    return data({ fields, errors, refused: null }, { status: 422 });
  }
  const info = context.get(requestInfoContext);
  const asker = await readAsker(context);
  const browserToken = asker.browserToken ?? makeBrowserToken();
  const started = await context.get(servicesContext).selling.start(fields, { ...asker, browserToken }, info);
  if (started.kind === 'too-fast') {
    info.logSecurityEvent('rate-limit');
    info.noteRefusal({ status: 429, retryAfterSeconds: started.retryAfterSeconds });
    return {
      fields,
      errors: {},
      refused: `Too many adverts were begun from your network. Try again in ${describeWait(started.retryAfterSeconds)}.`,
    };
  }
  if (started.kind === 'too-many-drafts') {
    const refused = `There’s room for ${sellingLimits.mostDrafts} drafts. Open one in the list below and delete it first.`;
    return data({ fields, errors: {}, refused }, { status: 422 });
  }
  const response = redirectTo(stepPath(started.draftId, 'vehicle'), 303);
  if (!asker.account) {
    response.headers.append('Set-Cookie', formatSellerCookie(browserToken, isSecureSite(context)));
  }
  return response;
}

export default function Sell({ loaderData, actionData }: Route.ComponentProps) {
  const { token, drafts } = loaderData;
  const errors: { plate?: string; mileage?: string } = actionData?.errors ?? {};
  return (
    <div className={frame.page}>
      <ScreenHeader
        title="Sell your car"
        lead="Start with the number plate. You can stop at any time: what you’ve entered is kept. You sign in only at the end."
      />
      {actionData?.refused ? (
        <MessageBanner type="error" title="Not started" focusOn={actionData}>
          <p>{actionData.refused}</p>
        </MessageBanner>
      ) : actionData ? (
        <ErrorSummary title="Check these first" errors={errors} answer={actionData} />
      ) : null}
      <Form className={styles.form} method="post">
        <FormToken token={token} />
        <TextInput
          id="plate"
          label="Number plate"
          helpText="For example 191-D-12345"
          defaultValue={actionData?.fields.plate ?? ''}
          autoComplete="off"
          {...(errors.plate !== undefined && { error: errors.plate })}
        />
        <div className={styles.pair}>
          <TextInput
            id="mileage"
            label="Mileage"
            helpText="For example 84,500"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={actionData?.fields.mileage ?? ''}
            {...(errors.mileage !== undefined && { error: errors.mileage })}
          />
          <Select
            id="mileageUnit"
            label="Unit"
            options={[
              { value: 'km', label: 'Kilometres' },
              { value: 'miles', label: 'Miles' },
            ]}
            value={actionData?.fields.mileageUnit ?? 'km'}
          />
        </div>
        <Button type="submit">Start my advert</Button>
      </Form>
      {drafts.length > 0 ? (
        <section className={styles.form} aria-labelledby="drafts-title">
          <h2 id="drafts-title">Continue with an advert</h2>
          <ul>
            {drafts.map(({ name, path }) => (
              <li key={path}>
                <Link href={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className={styles.note}>
        New to selling privately? Read{' '}
        <Link href="/sell-my-car">how to prepare, price and hand over a car</Link>. Adverts are free.{' '}
        {`You can have ${sellingLimits.mostLive} live at a time.`}
      </p>
    </div>
  );
}
