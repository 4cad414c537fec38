import type { sendEnquiry } from './send-enquiry.ts';

type Sent = Parameters<typeof sendEnquiry>[0];

/** For the `clientAction` of a route with a form: the code that sends loads with the form, not with every page. */
export async function sendOpenEnquiry(sent: Sent): ReturnType<typeof sendEnquiry> {
  const open = await import('./OpenEnquiry.tsx');
  return open.sendEnquiry(sent);
}
