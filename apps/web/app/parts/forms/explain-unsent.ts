import { isRouteErrorResponse } from 'react-router';
import { fetchFormToken } from './fetch-form-token.ts';

/** Why a form did not arrive, and how to send it again. */
export interface Unsent {
  advice: string;
  /** To send again with, where the form's own is of no use any more. */
  token: string | null;
  /** An error's, so that the page is not asked for anew: without a connection it could not come. */
  status: number;
}

/**
 * For a `clientAction` whose form was not answered. Without one, the error screen takes the place of the page and of
 * everything that the visitor wrote on it. What is no failure, such as a redirect, is thrown on.
 */
export async function explainUnsent(error: unknown): Promise<Unsent> {
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
    ? 'The form had expired, and is now renewed. Send it again.'
    : 'The form has expired. Reload the page and send it again.';
  return { advice, token, status: error.status };
}
