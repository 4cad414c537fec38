import { formatLocation } from '@forecourt/services';
import { imageAddress } from '@forecourt/site';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { matchesTag } from '../http/responses/entity-tag.ts';
import { QueueFullError, UnwantedJobError } from '../load-shedding/fair-queue.ts';
import type { Metrics } from '../logging/metrics.ts';
import { parsePictureAddress } from './picture-address.ts';
import { choosePictureFormat } from './picture-format.ts';
import type { Picture, PictureService } from './picture-service.ts';

const forEver = 'public, max-age=31536000, immutable';
const aMoment = 'public, max-age=60';

/** `GET /media/…`: every picture of the site in the requested size and in the best format that the browser accepts. */
export function createMediaRoutes(
  service: PictureService,
  metrics: Pick<Metrics, 'pictures' | 'requestsShed'>,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/media/*', async (c) => {
    c.set('route', '/media/*');
    const format = choosePictureFormat(c.req.header('accept'));
    const hot = service.findHot(format, c.req.path);
    if (hot) {
      metrics.pictures.inc({ outcome: 'memory' });
      return respond(c, hot, 200);
    }

    const address = parsePictureAddress(c.req.path.slice('/media/'.length));
    if (address.kind !== 'ok') {
      metrics.pictures.inc({ outcome: 'refused' });
      const [status, sentence] =
        address.kind === 'bad-size'
          ? ([400, address.reason] as const)
          : ([404, 'There is no such picture.'] as const);
      return c.text(sentence, status, { 'Cache-Control': aMoment });
    }
    const found = await service.find(
      { subject: address.subject, size: address.size, format },
      { visitor: c.get('visitorAddress'), signal: c.req.raw.signal },
    );
    switch (found.kind) {
      case 'found':
        return respond(c, found.picture, 200);
      case 'missing':
        return respond(c, found.picture, 404);
      case 'moved':
        c.header('Cache-Control', aMoment);
        return c.body(null, 302, {
          Location: formatLocation(imageAddress(found.address, address.size.width, address.size.height)),
        });
    }
  });
  routes.all('/media/*', (c) => {
    c.set('route', '/media/*');
    return c.text('A picture supports only GET and HEAD.', 405, { Allow: 'GET, HEAD' });
  });
  routes.onError((error, c) => {
    // Sent to no one: the visitor has left.
    if (error instanceof UnwantedJobError) return c.body(null, 503, { 'Cache-Control': 'no-store' });
    if (!(error instanceof QueueFullError)) throw error;
    metrics.requestsShed.inc({ reason: 'pictures' });
    return c.text('Too many pictures are waiting to be encoded.', 503, {
      'Retry-After': '5',
      'Cache-Control': 'no-store',
    });
  });
  return routes;
}

function respond(c: Context<AppEnv>, picture: Picture, status: 200 | 404): Response {
  const headers: Record<string, string> = {
    'Content-Type': `image/${picture.format}`,
    'Cache-Control': status === 200 ? forEver : aMoment,
    Vary: 'Accept',
    // Pictures are shown in webmail and on the sell site, which is another origin.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: picture.tag,
  };
  if (status === 200 && matchesTag(c.req.header('if-none-match'), picture.tag)) {
    return new Response(null, { status: 304, headers });
  }
  headers['Content-Length'] = String(picture.size);
  return new Response(picture.body as Buffer<ArrayBuffer>, { status, headers });
}
