import { csrfField } from '@forecourt/site';

/** A form as a visitor without scripts has it in front of them. */
export interface OpenEnquiry {
  address: string;
  origin: string;
  visitor: string;
  cookie: string;
  fields: URLSearchParams;
}

/** People take longer; the site accepts nothing sooner than two seconds after the form was opened. */
export const soonestMs = 2100;

export interface EnquiryOptions {
  /** The site, or the load balancer before it. */
  base: string;
  /** The site's public origin. */
  origin: string;
  advertPath: string;
  /** The address that the visitor seems to come from: messages are limited for each. */
  visitor: string;
  /** Says which message it is. */
  message: string;
}

/** Opens the form of an advert. Throws if it cannot be opened. */
export async function openEnquiry(options: EnquiryOptions): Promise<OpenEnquiry> {
  const { base, origin, advertPath, visitor, message } = options;
  const address = `${base}${advertPath}?contact=email`;
  const response = await fetch(address, { headers: { 'X-Forwarded-For': visitor, Accept: 'text/html' } });
  const page = await response.text();
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';', 1);
  const readField = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1];
  const [token, ticket] = [readField(csrfField), readField('ticket')];
  if (!token || !ticket) throw new Error(`There is no form at ${advertPath} (${response.status}).`);
  const fields = new URLSearchParams({
    [csrfField]: token,
    ticket,
    kind: 'email',
    name: 'Niamh',
    email: 'niamh@example.ie',
    message,
  });
  return { address, origin, visitor, cookie, fields };
}

/** Sends it once: whether the visitor was thanked. The same form may be sent again, as a visitor would. */
export async function sendEnquiry({
  address,
  origin,
  visitor,
  cookie,
  fields,
}: OpenEnquiry): Promise<{ isThanked: boolean; status: number }> {
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Forwarded-For': visitor, Accept: 'text/html', Origin: origin, Cookie: cookie },
    body: fields,
  });
  await response.arrayBuffer();
  return { isThanked: response.status === 303, status: response.status };
}
