import { channels } from '@forecourt/domain';
import { buildBreadcrumbs, parseSavedCookie, savedVehiclesPath } from '@forecourt/site';
import { MessageBanner } from '@forecourt/ui';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { privateHeaders } from '../../../parts/account/signed-in.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/viewing-day';
import { buildViewingDay, listDays } from './build-viewing-day.ts';
import { ChooseStops } from './ChooseStops.tsx';
import { DayPlan } from './DayPlan.tsx';
import { findDayVisitor } from './find-day-visitor.server.ts';
import { listChoices } from './list-choices.ts';
import { loadViewingDay } from './load-viewing-day.server.ts';
import { LastPlan } from './notebook/LastPlan.tsx';
import { useNotebook } from './notebook/use-notebook.ts';
import { useRememberedDay } from './notebook/use-remembered-day.ts';
import { useOfflineCopy } from './offline/use-offline-copy.ts';
import styles from './ViewingDay.module.css';
import { parseViewingDay, viewingDayPath } from './viewing-day-address.ts';

/** The page shows what this visitor saved. */
export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Viewing day',
    description: 'A driving order, questions and a checklist for the vehicles you’re going to see.',
    path: viewingDayPath,
    robots: 'noindex',
  });

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = parseViewingDay(url.searchParams);
  const services = context.get(servicesContext);
  const now = new Date();
  const visitor = await findDayVisitor(context);
  const saved = parseSavedCookie(context.get(requestInfoContext).cookie());
  const references = new Set([
    ...asked.picked,
    ...visitor.linked.map(({ conversation }) => conversation.publicReference),
    ...channels.flatMap((channel) => saved[channel]),
  ]);
  return {
    asked,
    view: buildViewingDay({
      asked,
      now,
      ...(await loadViewingDay(asked, visitor, services)),
    }),
    choices: listChoices(await services.adverts.findMany([...references]), asked.picked),
    days: listDays(now, asked.day),
  };
}

export default function ViewingDay({ loaderData: { asked, view, choices, days } }: Route.ComponentProps) {
  const isPlanned = view.stops.length > 0;
  const notebook = useNotebook();
  useRememberedDay(notebook, isPlanned ? view.href : null);
  useOfflineCopy(isPlanned);
  return (
    <div className={styles.screen}>
      <ScreenHeader
        title="Viewing day"
        lead={
          isPlanned
            ? [view.day, view.summary].filter(Boolean).join(': ')
            : 'Tick the vehicles you’re going to see. We’ll suggest a short driving order, what to ask and what to check.'
        }
        trail={buildBreadcrumbs([
          { text: 'Home', url: '/' },
          { text: 'Saved vehicles', url: savedVehiclesPath },
          { text: 'Viewing day', url: viewingDayPath },
        ])}
      />
      {view.notes.length > 0 ? (
        <MessageBanner
          type="warning"
          title={view.notes.join(' ')}
          {...(isPlanned ? {} : { focusOn: view })}
        />
      ) : null}
      {isPlanned ? <DayPlan view={view} notebook={notebook} /> : <LastPlan notebook={notebook} />}
      <ChooseStops {...{ asked, choices, days, isPlanned }} />
    </div>
  );
}
