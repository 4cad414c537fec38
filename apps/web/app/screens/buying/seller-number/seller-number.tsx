import { ButtonLink, Link, MessageBanner } from '@forecourt/ui';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { NumberReveal } from '../../../parts/enquiry/NumberReveal.tsx';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import type { Route } from './+types/seller-number';
import { loadNumberPage, tellNumber } from './load-number.server.ts';
import styles from './seller-number.module.css';

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'The seller’s number',
    description: 'Where a seller’s number is shown on request.',
    path: '/seller-number',
    robots: 'noindex',
  });

/** A GET request shows no number and stores nothing: an image on another site could trigger it. */
export function loader({ url, context }: Route.LoaderArgs) {
  return loadNumberPage(url, context);
}

/** For visitors without JavaScript, from the button on the seller's page. */
export function action({ request, url, context }: Route.ActionArgs) {
  return tellNumber(request, url, context);
}

export default function SellerNumber({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, name, path, backTo, action } = loaderData;
  const isPhone = kind === 'phone';
  return (
    <div className={styles.page}>
      <ScreenHeader title={isPhone ? `Call ${name}` : `Message ${name} on WhatsApp`} />
      {actionData?.kind === 'revealed' ? (
        <p>
          <ButtonLink href={actionData.href}>{isPhone ? actionData.number : 'Open WhatsApp'}</ButtonLink>
        </p>
      ) : (
        <NumberReveal kind={kind} action={action} />
      )}
      {actionData?.kind === 'over-limit' ? (
        <MessageBanner type="error" title={actionData.message} focusOn={actionData} />
      ) : null}
      {actionData?.kind === 'outside-hours' ? (
        <MessageBanner type="warning" title={actionData.message} focusOn={actionData} />
      ) : null}
      {actionData?.kind === 'no-number' ? (
        <MessageBanner type="warning" title={`${name} no longer lists this number.`} />
      ) : null}
      <p>
        <Link href={path}>Back to {backTo}</Link>
      </p>
    </div>
  );
}
