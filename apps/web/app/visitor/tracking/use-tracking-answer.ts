import type { TrackedVehicle } from '@forecourt/site';
import { useMatches } from 'react-router';

/** What a page is about, as its loader says it under `tracking`. */
export interface TrackingAnswer {
  vehicle?: TrackedVehicle | undefined;
  /** The dealer whom its ways of contact reach; none for a private seller. */
  dealerId?: number | undefined;
}

const nothing: TrackingAnswer = {};

export function useTrackingAnswer(): TrackingAnswer {
  const answers = useMatches().map(
    ({ loaderData }) => loaderData as { tracking?: TrackingAnswer } | undefined,
  );
  return answers.findLast((answer) => answer?.tracking)?.tracking ?? nothing;
}
