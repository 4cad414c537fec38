import type { TrackedVehicle } from '@forecourt/site';
import { useMatches } from 'react-router';

/** The subject of a page, which its loader returns under `tracking`. */
export interface TrackingAnswer {
  vehicle?: TrackedVehicle | undefined;
  /** The dealer that the page's contact options reach; none for a private seller. */
  dealerId?: number | undefined;
}

const nothing: TrackingAnswer = {};

export function useTrackingAnswer(): TrackingAnswer {
  const answers = useMatches().map(
    ({ loaderData }) => loaderData as { tracking?: TrackingAnswer } | undefined,
  );
  return answers.findLast((answer) => answer?.tracking)?.tracking ?? nothing;
}
