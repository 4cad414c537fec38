export interface Upload {
  id: number;
  name: string;
  file: File;
  state: 'waiting' | 'sending' | 'kept' | 'refused' | 'lost';
  /** How much of it is sent, from 0 to 1. */
  share: number;
  reason: string;
  tries: number;
}

/** After these seconds a photo that was lost is sent again by itself, and at once when the browser is back online. */
export const retrySeconds = [2, 5, 15, 30, 60];

type Progress = Pick<Upload, 'state' | 'tries'>;

const isToCome = ({ state, tries }: Progress) =>
  state === 'waiting' || state === 'sending' || (state === 'lost' && tries <= retrySeconds.length);

/**
 * The uploads whose turn it is: one to send, and one to make smaller meanwhile. The server adds each photo at the end, so a
 * lost one is waited for. Once it is no longer sent again by itself, the others go on without it.
 */
export function findTurns<Each extends Progress>(
  uploads: readonly Each[],
): { send: Each | null; prepare: readonly Each[] } {
  const [first, ...others] = uploads.filter(isToCome);
  const isSending = uploads.some(({ state }) => state === 'sending');
  return {
    send: first?.state === 'waiting' && !isSending ? first : null,
    prepare: first ? [first, ...others.slice(0, 1)] : [],
  };
}
