import { channelOfPath, channelTrackingWord } from '@forecourt/domain';
import type { AppResponse } from '../app/app-data.ts';
import { describeTrackedVehicle, type TrackedVehicle } from './tracked-vehicle.ts';
import { flattenTracking, type TrackingData } from './tracking-data.ts';

export interface TrackedPage {
  /** With or without a query, which is left out: searches can be personal. */
  path: string;
  title: string;
  /** The visitor used the browser's back button. */
  isBackNavigation: boolean;
  vehicle?: TrackedVehicle | undefined;
}

export function buildPageData({ path, title, isBackNavigation, vehicle }: TrackedPage): TrackingData {
  return flattenTracking({
    page_path: path.split(/[?#]/, 1)[0] || '/',
    page_title: title,
    channel: channelTrackingWord(channelOfPath(path)),
    is_back_navigation: isBackNavigation,
    // An advert's own channel is more reliable than the address.
    ...(vehicle ? describeTrackedVehicle(vehicle) : {}),
  });
}

/** What stays the same for a whole visit and is sent with every page and every event. */
export function buildVisitData(
  app: Pick<AppResponse, 'environmentName' | 'tealiumEnvironmentName' | 'isMobile'>,
): TrackingData {
  return flattenTracking({
    environment_name: app.environmentName,
    tealium_environment: app.tealiumEnvironmentName,
    device: app.isMobile ? 'mobile' : 'desktop',
  });
}
