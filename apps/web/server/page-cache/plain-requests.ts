import type { IncomingHttpHeaders } from 'node:http';
import { isMobileDevice } from '../http/requests/device.ts';
import { answerVariant } from './page-answers.ts';

export interface PlainRequest {
  isMobile: boolean;
  /** Which of a page's answers it gets. */
  variant: string;
}

/** Browsers send few different headers: what follows from them is worked out once. */
const mostRemembered = 1000;

/** Tells what kind of answer a request is for; null if only the application can answer it. */
export function createRequestReader(): (headers: IncomingHttpHeaders) => PlainRequest | null {
  // By the name of the browser first: joining it, the longest, with the others takes longer than everything else here.
  const agents = new Map<string, Map<string, PlainRequest | null>>();
  let remembered = 0;
  return (headers) => {
    if (headers['transfer-encoding'] !== undefined || headers['if-none-match'] !== undefined) return null;
    if (headers['sec-purpose'] !== undefined || headers.range !== undefined) return null;
    const {
      host,
      'user-agent': agent = '',
      'accept-encoding': encodings,
      'sec-ch-ua-mobile': isPhone,
    } = headers;
    const key = `${host}\n${encodings}\n${isPhone}`;
    let read = agents.get(agent)?.get(key);
    if (read === undefined) {
      read = host === undefined || isHost(host) ? readPlain(headers) : null;
      remember(agent, key, read);
    }
    return read;
  };

  function remember(agent: string, key: string, read: PlainRequest | null): void {
    if (remembered >= mostRemembered) {
      agents.clear();
      remembered = 0;
    }
    const ofAgent = agents.get(agent) ?? new Map<string, PlainRequest | null>();
    agents.set(agent, ofAgent.set(key, read));
    remembered += 1;
  }
}

function readPlain(headers: IncomingHttpHeaders): PlainRequest | null {
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  const variant = answerVariant(header);
  return variant === null ? null : { isMobile: isMobileDevice(header), variant };
}

/** Otherwise the application refuses the request. */
function isHost(host: string): boolean {
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);
}
