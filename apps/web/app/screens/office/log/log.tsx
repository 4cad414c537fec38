import { fieldWords, formatMoment, parseWholeNumber } from '@forecourt/domain';
import type { LogLine } from '@forecourt/services';
import { buildBreadcrumbs } from '@forecourt/site';
import { Link } from '@forecourt/ui';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { privateHeaders } from '../../../parts/account/signed-in.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { servicesContext } from '../../../shell/request-context.ts';
import { requireOffice } from '../enter-office.server.ts';
import styles from '../Office.module.css';
import { OfficeNav } from '../OfficeNav.tsx';
import { casePath, officeLogPath, officePath } from '../office-address.ts';
import { kindWords, loggedActWords } from '../office-words.ts';
import type { Route } from './+types/log';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Log of the office',
    description: 'Every act of the office.',
    path: officeLogPath,
    robots: 'noindex',
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { who } = await requireOffice({ context, url });
  const before = parseWholeNumber(url.searchParams.get('before') ?? '') || undefined;
  const lines = await context.get(servicesContext).office.log(before);
  return {
    isOperator: who.roles.some(({ role }) => role === 'operator'),
    lines: lines.map(buildLine),
    older: lines.length === 100 ? `${officeLogPath}?before=${lines.at(-1)?.id}` : null,
  };
}

function buildLine({ id, at, by, act, caseId, caseKind, publicReference, subject, fields, reason }: LogLine) {
  const about = publicReference ?? subject;
  return {
    id,
    when: formatMoment(at),
    what: `${loggedActWords[act]}: ${caseKind ? `${kindWords[caseKind].toLowerCase()} ` : ''}${about}`,
    by,
    fields: fields.map(fieldWords).join(', '),
    reason,
    path: caseId === null ? null : casePath(caseId),
  };
}

export default function OfficeLog({ loaderData }: Route.ComponentProps) {
  const { isOperator, lines, older } = loaderData;
  return (
    <div className={styles.page}>
      <ScreenHeader
        title="Log"
        lead="Every decision, newest first. Entries can’t be changed."
        trail={buildBreadcrumbs([
          { text: 'Home', url: '/' },
          { text: 'Office', url: officePath },
          { text: 'Log', url: '' },
        ])}
      />
      <OfficeNav isOperator={isOperator} />
      {lines.length === 0 ? <p>Nothing has been decided yet.</p> : null}
      <ol className={styles.rows} reversed>
        {lines.map(({ id, when, what, by, fields, reason, path }) => (
          <li key={id} className={styles.row}>
            <div className={styles.rowWords}>
              {path ? <Link href={path}>{what}</Link> : <strong>{what}</strong>}
              {fields === '' ? null : <span>To change: {fields}</span>}
              {reason === '' ? null : <span>{reason}</span>}
              <span className={styles.note}>
                {by}, {when}
              </span>
            </div>
          </li>
        ))}
      </ol>
      {older ? (
        <p>
          <Link href={older}>Older</Link>
        </p>
      ) : null}
    </div>
  );
}
