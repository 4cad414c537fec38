import { decideSellerAct } from '@forecourt/domain';
import { buildBreadcrumbs } from '@forecourt/site';
import { Button, ButtonLink, MessageBanner, TextInput } from '@forecourt/ui';
import { data, Form } from 'react-router';
import { redirectTo } from '../../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../../head/page-head-of.ts';
import { privateHeaders } from '../../../../parts/account/signed-in.ts';
import { ErrorSummary } from '../../../../parts/forms/ErrorSummary.tsx';
import { FormToken } from '../../../../parts/forms/FormToken.tsx';
import { readForm } from '../../../../parts/forms/read-form.ts';
import frame from '../../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../../parts/screen-header/ScreenHeader.tsx';
import { requestInfoContext, servicesContext } from '../../../../shell/request-context.ts';
import { draftName } from '../../draft-name.ts';
import styles from '../../Selling.module.css';
import { myAdvertPath } from '../../selling-address.ts';
import { explainRefusal } from '../act-on-advert.server.ts';
import { requireOwnAdvert } from '../require-own-advert.server.ts';
import type { Route } from './+types/sold';
import { parseSale, salePlaces } from './sale-fields.ts';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'It’s sold',
    description: 'Where a seller says that a vehicle is sold.',
    path: location.pathname,
    robots: 'noindex',
  });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { own } = await requireOwnAdvert({ context, params, url });
  const path = myAdvertPath(own.placed.publicReference);
  if (decideSellerAct(own.placed.state, 'sold') === null) throw redirectTo(path, 303);
  return {
    token: context.get(requestInfoContext).csrfToken(),
    path,
    title: own.advert?.title || draftName(own.draft.fields),
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { own, signedIn } = await requireOwnAdvert({ context, params, url });
  const parsed = parseSale(readForm({ request, context }));
  if (parsed.kind === 'refused') return data({ ...parsed, refused: null }, { status: 422 });
  const { selling } = context.get(servicesContext);
  const refused = explainRefusal(await selling.act(own, 'sold', signedIn.account, parsed.sale));
  if (refused !== null) return data({ refused, sent: null, errors: {} }, { status: 422 });
  return redirectTo(`${myAdvertPath(own.placed.publicReference)}?done=sold`, 303);
}

export default function Sold({ loaderData: { token, path, title }, actionData }: Route.ComponentProps) {
  const errors: { place?: string; price?: string } = actionData?.errors ?? {};
  const sent = actionData?.sent;
  return (
    <div className={frame.page}>
      <ScreenHeader
        title="It’s sold"
        lead={title}
        trail={buildBreadcrumbs([
          { text: 'Home', url: '/' },
          { text: 'My adverts', url: '/my-adverts' },
          { text: title, url: path },
          { text: 'It’s sold', url: '' },
        ])}
      />
      {actionData?.refused ? (
        <MessageBanner type="error" title={actionData.refused} focusOn={actionData} />
      ) : actionData ? (
        <ErrorSummary title="Check these first" errors={errors} answer={actionData} />
      ) : null}
      <Form method="post" className={styles.form}>
        <FormToken token={token} />
        <fieldset
          className={styles.choice}
          id="place"
          tabIndex={-1}
          aria-describedby={errors.place === undefined ? undefined : 'place-error'}
        >
          <legend>Where did you sell it?</legend>
          <div className={styles.options}>
            {salePlaces.map(({ value, label }) => (
              <label className={styles.option} key={value}>
                <input type="radio" name="place" value={value} defaultChecked={sent?.place === value} />
                {label}
              </label>
            ))}
          </div>
          {errors.place === undefined ? null : (
            <p className={styles.error} id="place-error">
              {errors.place}
            </p>
          )}
        </fieldset>
        <TextInput
          id="price"
          name="price"
          label="What did you get for it, in euro? (optional)"
          helpText="Buyers never see it. It stands on your handover sheet."
          inputMode="numeric"
          autoComplete="off"
          defaultValue={sent?.price ?? ''}
          {...(errors.price !== undefined && { error: errors.price })}
        />
        <div className={styles.acts}>
          <Button type="submit">It’s sold</Button>
          <ButtonLink href={path} variant="tertiary">
            Not yet
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
