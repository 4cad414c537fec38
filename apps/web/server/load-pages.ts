import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PageHandler, Services } from '@forecourt/services';
import { loadStaticFiles, type StaticFile } from './http/static/load-static-files.ts';
import { buildDirectory } from './process/build-directory.ts';
import { StartError } from './process/start-error.ts';

const webRoot = fileURLToPath(new URL('..', import.meta.url));

interface PagesModule {
  createPageHandler(services: Services): PageHandler;
}

export interface Pages {
  handle: PageHandler;
  assets: ReadonlyMap<string, StaticFile>;
  /** Runs before everything else; null in production. */
  middleware: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | null;
  close(): Promise<void>;
}

/** The built pages with their assets, all in memory. */
export async function loadBuiltPages(services: Services): Promise<Pages> {
  const bundle = `${webRoot}${buildDirectory}/server/index.js`;
  if (!existsSync(bundle)) {
    throw new StartError('The site has not been built: run "npm start", or "npm run build" once.');
  }
  // React reads it while loading, and is several times slower without it.
  process.env.NODE_ENV ??= 'production';
  const module: PagesModule = await import(pathToFileURL(bundle).href);
  return {
    handle: module.createPageHandler(services),
    assets: await loadStaticFiles(`${webRoot}${buildDirectory}/client`),
    middleware: null,
    close: async () => {},
  };
}

/**
 * The pages straight from their sources: each request sees the current files, and the browser is notified of
 * every change.
 */
export async function loadDevelopmentPages(services: Services, server: Server): Promise<Pages> {
  process.env.NODE_ENV = 'development';
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webRoot,
    configFile: `${webRoot}vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
  });
  return {
    async handle(request, info) {
      try {
        const module = (await vite.ssrLoadModule('/server/pages.ts')) as PagesModule;
        return await module.createPageHandler(services)(request, info);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
    assets: new Map(),
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
