/**
 * Serves every component at `/{piece}` as the site would: rendered by the server, hydrated in the browser,
 * under a content-security policy that refuses inline styles and scripts. Run it by hand to look, or from the
 * browser check.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';

interface ServerEntry {
  pieces: readonly string[];
  renderPiece(piece: string): string;
}

export interface StoriesServer {
  origin: string;
  pieces: readonly string[];
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'";

/** Two instances at once need two names, so that neither deletes the other's files. */
export async function serveStories(name: string, port = 0): Promise<StoriesServer> {
  const outDir = join(root, 'node_modules/.stories', name);
  const { pieces, renderPiece } = await buildStories(outDir);
  const version = Date.now();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
    response.setHeader('content-security-policy', policy);
    if (pieces.includes(path)) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(buildPage(path, renderPiece(path), version));
      return;
    }
    // The site generates its placeholders; here one drawing replaces them all.
    const isPlaceholder = path.startsWith('media/placeholder/');
    const place = isPlaceholder
      ? join(root, 'stories/pictures/dealer-placeholder.svg')
      : join(outDir, 'browser', path);
    const file = await readFile(place).catch(() => null);
    response.statusCode = file ? 200 : 404;
    // The browser keeps the scripts compiled.
    if (file) response.setHeader('cache-control', 'max-age=3600');
    response.setHeader('content-type', types[extname(place)] ?? 'text/plain');
    response.end(file ?? 'No such story.');
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
  return { origin, pieces, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function buildStories(outDir: string): Promise<ServerEntry> {
  // Uses React's development build, which says what differs on a hydration mismatch.
  const shared: InlineConfig = {
    root,
    mode: 'development',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
  };
  const output = { entryFileNames: '[name].js', assetFileNames: 'assets/[name]-[hash][extname]' };
  await build({
    ...shared,
    build: {
      outDir: join(outDir, 'browser'),
      emptyOutDir: true,
      minify: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(root, 'stories/hydrate-page.ts'),
        output: { ...output, assetFileNames: nameAsset },
      },
    },
  });
  await build({
    ...shared,
    build: {
      outDir: join(outDir, 'server'),
      emptyOutDir: true,
      ssr: join(root, 'stories/render-piece.tsx'),
      rolldownOptions: { output },
    },
  });
  return import(`${pathToFileURL(join(outDir, 'server/render-piece.js'))}?built=${Date.now()}`);
}

function nameAsset({ names }: { names: string[] }): string {
  return names.some((name) => name.endsWith('.css')) ? 'style.css' : 'assets/[name]-[hash][extname]';
}

function buildPage(piece: string, body: string, version: number): string {
  return `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><title>${piece}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css?${version}"></head><body>${body}<script type="module" src="/hydrate-page.js?${version}"></script></body></html>`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { origin, pieces } = await serveStories('by-hand', Number(process.env.PORT ?? 6007));
  console.error(pieces.map((piece) => `${origin}/${piece}`).join('\n'));
}
