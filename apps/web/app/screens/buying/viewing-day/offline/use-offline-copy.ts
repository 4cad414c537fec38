import { savedVehiclesPath } from '@forecourt/site';
import { useEffect } from 'react';
import { viewingDayPath } from '../viewing-day-address.ts';

/** One worker for two addresses: nothing else of the site goes through it. */
const scopes = [viewingDayPath, savedVehiclesPath];
const scriptPath = '/viewing-day-worker.js';

/** Keeps a copy of a planned day on the phone, for a yard without signal. */
export function useOfflineCopy(isPlanned: boolean): void {
  useEffect(() => {
    if (!isPlanned || !('serviceWorker' in navigator)) return;
    keepCopy().catch(() => {
      // Without a copy the page still works with a connection.
    });
  }, [isPlanned]);
}

async function keepCopy(): Promise<void> {
  // A new build has another address, so its worker replaces the old one and removes the old copies.
  const script = `${scriptPath}?build=${buildVersion()}`;
  const registrations = await Promise.all(
    scopes.map((scope) => navigator.serviceWorker.register(script, { scope, updateViaCache: 'none' })),
  );
  const [own] = registrations;
  const worker = own && (await activeWorker(own));
  worker?.postMessage({ kind: 'keep', page: location.pathname + location.search, files: loadedFiles() });
  // The saved vehicles are read in the yard too; their page is fetched by the worker.
  worker?.postMessage({ kind: 'keep', page: savedVehiclesPath, files: [] });
}

/**
 * The name of this script has a hash of its content and of the names of all that it imports, so it names the build as
 * far as this page is concerned.
 */
function buildVersion(): string {
  return new URL(import.meta.url).pathname.replace(/^.*\//, '').replace(/[^\w.-]/g, '');
}

function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker || worker.state === 'activated') return Promise.resolve(worker);
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker);
      else if (worker.state === 'redundant') resolve(null);
    });
  });
}

/** Everything of the site that this page has loaded: scripts, styles, fonts and pictures. */
function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
}
