import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import {
  createPolicy,
  type PolicyConfig,
  policyOfFiles,
  policyVariant,
  reportingEndpoints,
} from './content-security-policy.ts';

export interface SecurityOptions {
  config: PolicyConfig & { siteOrigin: string | null };
  isDevelopment: boolean;
}

export function securityHeaders({ config, isDevelopment }: SecurityOptions): MiddlewareHandler<AppEnv> {
  const buildPolicy = createPolicy(config, isDevelopment);
  const fixed: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    [
      'Permissions-Policy',
      'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), browsing-topics=()',
    ],
  ];
  // HSTS for two years is only sent for an address that the operator serves over TLS.
  if (config.siteOrigin?.startsWith('https:')) {
    fixed.push(['Strict-Transport-Security', 'max-age=63072000']);
  }
  return async (c, next) => {
    await next();
    const { headers, status } = c.res;
    for (const [name, value] of fixed) if (!headers.has(name)) headers.set(name, value);
    // A 304 updates the headers of the browser's cached copy: a new nonce would block the scripts of the old page.
    if (status === 304) return;
    const type = headers.get('content-type') ?? '';
    if (type.startsWith('text/html')) {
      const inline = c.get('page')?.inline ?? c.get('nonce');
      headers.set(
        'Content-Security-Policy',
        buildPolicy(
          inline,
          policyVariant((name) => c.req.header(name)),
        ),
      );
      headers.set('Reporting-Endpoints', reportingEndpoints);
    } else if (!type.includes('javascript')) {
      // A worker would take it over from its script.
      headers.set('Content-Security-Policy', policyOfFiles);
    }
  };
}
