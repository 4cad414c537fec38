import type { InboundMailParts, InboundMailServer } from './open-inbound-mail.ts';

/** Loads the mail server and the parser only for an operator who opens a port for them. */
export async function loadInboundMail(parts: InboundMailParts): Promise<InboundMailServer> {
  const { openInboundMail } = await import('./open-inbound-mail.ts');
  return openInboundMail(parts);
}
