import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { startServer } from '../server.ts';

const count = 15;
const megabytes = 15;
const mostMB = 160;

/** A form without scripts sends fifteen photos of nearly 15 MB in one request: how much memory the site takes for it. */
export async function benchUploads(): Promise<void> {
  const photo = await makeLargePhoto();
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const site = await startServer({
    DATABASE_URL: 'pglite://memory',
    DATA_DIR: folder,
    MARKET_SIZE: '50',
  });
  try {
    const draft = await startDraft(`http://localhost:${site.port}`);
    // Once, so that what is only ever loaded once does not count.
    await sendPhotos(draft, [photo, 'first']);
    // The market is fitted and indexes are saved a few seconds after the start.
    await pause(10_000);
    const before = residentMB(site.pid);
    let peak = before;
    const timer = setInterval(() => {
      peak = Math.max(peak, residentMB(site.pid));
    }, 20);
    const started = performance.now();
    const photos = Array.from({ length: count }, (_, index) => `photo ${index}`);
    const status = await sendPhotos(draft, ...photos.map((name) => [photo, name] as const));
    const seconds = (performance.now() - started) / 1000;
    clearInterval(timer);
    const more = Math.round(peak - before);
    console.log('| what | measured | at most |\n|---|---|---|');
    console.log(
      `| ${count} photos of ${(photo.length / 1e6).toFixed(1)} MB in one form | ${status}, ${seconds.toFixed(1)} s | |`,
    );
    console.log(`| memory before, at the peak | ${Math.round(before)} MB, ${Math.round(peak)} MB | |`);
    console.log(`| more at the peak | +${more} MB | +${mostMB} MB |`);
    if (more > mostMB || status !== 303) process.exitCode = 1;
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Draft {
  address: string;
  cookie: string;
  token: readonly [string, string];
}

async function startDraft(origin: string): Promise<Draft> {
  const cookies = new Map<string, string>();
  const keep = (answer: Response) => {
    for (const each of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = each.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const tokenIn = (html: string) => {
    const input = /<input type="hidden" name="([^"]*)" value="([^"]*)"/.exec(html);
    return [input?.[1] ?? '', input?.[2] ?? ''] as const;
  };
  const token = tokenIn(await keep(await fetch(`${origin}/sell`)).text());
  const started = keep(
    await fetch(`${origin}/sell`, {
      method: 'POST',
      headers: { Cookie: cookie(), Origin: origin },
      body: new URLSearchParams({
        [token[0]]: token[1],
        plate: '191-D-45679',
        mileage: '84500',
        mileageUnit: 'km',
      }),
      redirect: 'manual',
    }),
  );
  const step = started.headers.get('location') ?? '';
  const address = new URL(step.replace(/vehicle$/, 'photos'), origin).href;
  const page = await (await fetch(address, { headers: { Cookie: cookie() } })).text();
  return { address, cookie: cookie(), token: tokenIn(page) };
}

/** The same photo with another ending each: decoders ignore it, and to the site they are different files. */
async function sendPhotos(
  { address, cookie, token }: Draft,
  ...photos: (readonly [Buffer, string])[]
): Promise<number> {
  const form = new FormData();
  form.set(...(token as [string, string]));
  form.set('act', 'add');
  for (const [photo, name] of photos) {
    form.append('photos', new Blob([photo, name] as BlobPart[], { type: 'image/jpeg' }), `${name}.jpg`);
  }
  const answer = await fetch(address, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: new URL(address).origin, Accept: 'text/html' },
    body: form,
    redirect: 'manual',
  });
  await answer.text();
  return answer.status;
}

/** Noise, so that twelve megapixels take that many bytes. */
async function makeLargePhoto(): Promise<Buffer> {
  const noise = sharp({
    create: {
      width: 5600,
      height: 4200,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  const pixels = await noise.png({ compressionLevel: 1 }).toBuffer();
  for (let quality = 95; quality > 40; quality -= 5) {
    const photo = await sharp(pixels).jpeg({ quality }).toBuffer();
    if (photo.length < megabytes * 1e6 - 100) return photo;
  }
  throw new Error('No quality made the photo small enough.');
}

/** Of the supervisor's children, which are the site. */
function residentMB(supervisor: number): number {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(supervisor);
    } catch {
      return false;
    }
  });
  const sizes = children.map((pid) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    } catch {
      return 0;
    }
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
