import type { OwnConversation } from '@forecourt/services';
import type { RouterContextProvider } from 'react-router';
import { servicesContext } from '../../../shell/request-context.ts';
import { type ArrangementsView, buildArrangementsView } from './build-arrangements-view.ts';

/** What the two have arranged, for the page of the conversation at this path. */
export async function loadArrangements(
  context: Readonly<RouterContextProvider>,
  own: OwnConversation,
  path: string,
): Promise<ArrangementsView> {
  const arrangements = await context.get(servicesContext).arrangements.read(own);
  return buildArrangementsView(own, arrangements, { path, now: new Date() });
}
