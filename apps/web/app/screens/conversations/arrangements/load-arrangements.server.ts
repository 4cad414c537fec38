import type { Viewing } from '@forecourt/domain';
import type { OwnConversation } from '@forecourt/services';
import type { RouterContextProvider } from 'react-router';
import { servicesContext } from '../../../shell/request-context.ts';
import { type ArrangementsView, buildArrangementsView } from './build-arrangements-view.ts';

/** What the two have arranged, for the page of the conversation at this path. */
export async function loadArrangements(
  context: Readonly<RouterContextProvider>,
  own: OwnConversation,
  path: string,
): Promise<{ view: ArrangementsView; viewings: readonly Viewing[] }> {
  const arrangements = await context.get(servicesContext).arrangements.read(own);
  const view = buildArrangementsView(own, arrangements, { path, now: new Date() });
  return { view, viewings: arrangements.viewings };
}
