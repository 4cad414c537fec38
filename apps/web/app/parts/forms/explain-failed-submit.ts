import { isRouteErrorResponse } from 'react-router';
import { fetchFormToken } from './fetch-form-token.ts';

/** Why a form was not received, and how to send it again. */
export interface FailedSubmit {
  advice: string;
  /** A new token, where the form's own is no longer valid. */
  token: string | null;
  /** An error status, so that the page is not revalidated: without a connection it could not load. */
  status: number;
}

/**
 * For a `clientAction` whose form got no response. Without this, the error screen would replace the page and
 * everything that the visitor wrote on it. Anything that is not a failure, such as a redirect, is rethrown.
 */
export async function explainFailedSubmit(error: unknown): Promise<FailedSubmit> {
  if (error instanceof Response) throw error;
  if (!isRouteErrorResponse(error))
    return { advice: 'Check your connection, then send it again.', token: null, status: 503 };
  if (error.status !== 403)
    return {
      advice: 'Something went wrong on our side. Send it again in a minute.',
      token: null,
      status: error.status,
    };
  const token = await fetchFormToken();
  const advice = token
    ? 'The form had expired, so we’ve refreshed it. Send it again.'
    : 'The form has expired. Reload the page and send it again.';
  return { advice, token, status: error.status };
}
