import { parseSellingStep } from '@forecourt/domain';
import { formatQrSvg } from '../../../parts/qr/make-qr.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import { requireDraft } from '../asker.server.ts';
import { stepPath } from '../selling-address.ts';
import type { Route } from './+types/phone-code';

/**
 * The QR code that opens this draft on a phone. A picture of its own, so that it is made only for who looks at it, and
 * its link is as young as that.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { draft, asker } = await requireDraft({ context, params, url });
  const { selling, site } = context.get(servicesContext);
  const step = parseSellingStep(url.searchParams.get('step') ?? '') ?? 'photos';
  // With an account, the phone asks for the sign-in.
  const path = selling.continuing.path(asker, draft.id, step) ?? stepPath(draft.id, step);
  // Without a public address, the one by which this browser found the site may do for a phone nearby.
  const origin = new URL(site.origin).hostname === 'localhost' ? url.origin : site.origin;
  return new Response(formatQrSvg(origin + path), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
