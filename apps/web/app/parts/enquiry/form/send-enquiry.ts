import { data } from 'react-router';
import { explainFailedSubmit } from '../../forms/explain-failed-submit.ts';
import type { EnquiryResult } from '../enquiry-result.ts';
import { readEnquiry } from '../read-enquiry.ts';

interface ClientActionArgs {
  request: Request;
  serverAction(): Promise<unknown>;
}

/**
 * For the `clientAction` of a route with a form: if there is no response, the page and the visitor's text
 * stay as they are. The ticket stays the same, so that a message which did arrive is not sent twice.
 */
export async function sendEnquiry({ request, serverAction }: ClientActionArgs) {
  const { kind, fields, form } = readEnquiry(await request.clone().formData());
  try {
    // The type of the result is declared in the server's action.
    const result = (await serverAction()) as EnquiryResult;
    // An error status prevents revalidation: the page's data may not be available either.
    const status = result.outcome.kind === 'turned-away' ? result.outcome.refusal?.status : undefined;
    return data(result, { status: status ?? 200 });
  } catch (error) {
    const { advice, token, status } = await explainFailedSubmit(error);
    const result: EnquiryResult = {
      kind,
      fields,
      form: { ...form, token: token ?? form.token },
      outcome: {
        kind: 'turned-away',
        message: `Your message wasn’t sent. ${advice} Nothing you wrote is lost.`,
        needsNewTicket: false,
      },
    };
    return data(result, { status });
  }
}
