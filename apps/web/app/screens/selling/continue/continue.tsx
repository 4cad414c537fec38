import { formatSellerCookie } from '@forecourt/site';
import { Button, ButtonLink } from '@forecourt/ui';
import { data } from 'react-router';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { isSecureSite } from '../../../parts/account/signed-in.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { signedLinkHeaders } from '../../../parts/signed-link/signed-link-headers.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import { readAsker } from '../asker.server.ts';
import { draftName } from '../draft-name.ts';
import styles from '../Selling.module.css';
import { stepPath } from '../selling-address.ts';
import type { Route } from './+types/continue';

export const headers = signedLinkHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Continue with your advert',
    description: 'Where the code on your other screen leads.',
    path: '/sell',
    robots: 'noindex',
  });

/** Opening the link changes nothing: apps that scan codes open links to show a preview. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { selling } = context.get(servicesContext);
  const found = await selling.continuing.open(params.token);
  if (!found) return data({ name: null, joining: 0 }, { status: 410 });
  const { browserToken } = await readAsker(context);
  const here = await selling.drafts({ account: null, browserToken });
  return {
    name: draftName(found.fields),
    joining: here.filter(({ id }) => id !== found.draftId).length,
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const asker = await readAsker(context);
  const taken = await context.get(servicesContext).selling.continuing.take(params.token, asker);
  if (!taken) return data({ isEnded: true }, { status: 410 });
  const response = redirectTo(stepPath(taken.draftId, taken.step), 303);
  response.headers.append('Set-Cookie', formatSellerCookie(taken.browserToken, isSecureSite(context)));
  throw response;
}

export default function Continue({ loaderData: { name, joining }, actionData }: Route.ComponentProps) {
  if (name === null || actionData?.isEnded) {
    return (
      <div className={frame.page}>
        <ScreenHeader
          title="This code no longer works"
          lead="It works for a few minutes. Open “Continue on your phone” on your other screen again and scan the new one."
        />
        <div>
          <ButtonLink href="/sell" variant="secondary">
            Sell your car
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={frame.page}>
      <ScreenHeader
        title="Continue with your advert here"
        lead={`${name}. What you enter on either screen is kept in the same advert.`}
      />
      <form className={styles.form} method="post">
        <p>
          Only continue if the other screen is yours.{' '}
          {joining > 0
            ? `It will also show the ${joining === 1 ? 'advert' : `${joining} adverts`} you’ve started here.`
            : null}
        </p>
        <Button type="submit">Continue here</Button>
      </form>
    </div>
  );
}
