import { resolve } from 'node:path';
import { brand } from '@forecourt/site';
import { describe, expect, it } from 'vitest';
import { type Config, parseConfig } from './config.ts';

function mistakesOf(environment: Record<string, string>): string[] {
  const result = parseConfig(environment);
  return 'mistakes' in result ? result.mistakes : [];
}

function configOf(environment: Record<string, string>): Config {
  const result = parseConfig(environment);
  if ('mistakes' in result) throw new Error(result.mistakes.join('\n'));
  return result.config;
}

describe('the configuration', () => {
  it('requires no variables', () => {
    expect(configOf({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      market: { size: 30_000, seed: 1998 },
      environmentName: 'local',
      betaFeatures: [],
      metrics: { port: 9464, host: '127.0.0.1', isRequired: false },
      adScriptUrl: null,
    });
  });

  it('keeps the database in the data folder unless configured otherwise', () => {
    expect(configOf({ DATA_DIR: '/srv/forecourt' }).databaseUrl).toBe('pglite:///srv/forecourt/db');
    expect(configOf({ DATABASE_URL: 'postgres://u@h/n' }).databaseUrl).toBe('postgres://u@h/n');
  });

  it('resolves a relative data folder from the working directory', () => {
    expect(configOf({ DATA_DIR: 'here' }).dataDir).toBe(resolve('here'));
  });

  it('treats an empty variable as unset', () => {
    expect(configOf({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: null });
  });

  it('reads a list of beta features with spaces and repeats', () => {
    expect(configOf({ BETA_FEATURES: 'new-fpa, brand-new-car,new-fpa' }).betaFeatures).toEqual([
      'new-fpa',
      'brand-new-car',
    ]);
  });

  it.each([
    [{}, true],
    [{ SITE_ORIGIN: 'http://localhost:3000' }, true],
    [{ SITE_ORIGIN: 'https://www.lee.example' }, false],
    [{ SMTP_URL: 'smtp://mail.lee.example' }, false],
    [{ ENVIRONMENT_NAME: 'prod' }, false],
  ])('shows mails in a browser only while the site is for this machine: %o', (environment, isShown) => {
    expect(configOf(environment).showsMailFiles).toBe(isShown);
  });

  it('trusts no proxy by default', () => {
    expect(configOf({}).trustedProxies).toEqual([]);
    expect(configOf({ TRUSTED_PROXIES: 'loopback, 10.1.0.0/16,2001:db8::1' }).trustedProxies).toEqual([
      'loopback',
      '10.1.0.0/16',
      '2001:db8::1',
    ]);
    expect(configOf({ TRUSTED_PROXIES: '2' }).trustedProxies).toEqual(['2']);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['MARKET_SIZE', 'many'],
    ['MARKET_SIZE', '3000000'],
    ['MARKET_SEED', '1e9'],
    ['SITE_ORIGIN', 'www.example.ie'],
    ['SITE_ORIGIN', 'https://www.example.ie/shop'],
    ['SITE_ORIGIN', 'ftp://www.example.ie'],
    ['TRUSTED_PROXIES', 'nginx'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.300'],
    ['TRUSTED_PROXIES', '0'],
    ['TRUSTED_PROXIES', '2, loopback'],
    ['SELL_SITE_URL', 'sell'],
    ['ENVIRONMENT_NAME', 'production'],
    ['BETA_FEATURES', 'New FPA!'],
    ['SMTP_URL', 'mail.example.ie'],
    ['MAIL_FROM', 'Lee Cars'],
    ['KEEP_ENQUIRIES_DAYS', 'year'],
    ['KEEP_ENQUIRIES_DAYS', '7'],
    ['MAP_STYLE_URL', 'http://tiles.example.ie/style.json'],
    ['AD_SCRIPT_URL', 'javascript:alert(1)'],
    ['AUDIENCE_SCRIPT_URL', '//cdn.example.ie/a.js'],
    ['TEALIUM_URL', 'yes'],
    ['WEB_PROCESSES', '2'],
    ['RUN_JOBS', '0'],
    ['METRICS_PORT', '99999'],
    ['LOG_LEVEL', 'loud'],
    ['MEDIA_CACHE_MB', '1GB'],
    ['SHUTDOWN_SECONDS', '-3'],
  ])('refuses %s=%s with a sentence that names it', (name, value) => {
    const [sentence, ...others] = mistakesOf({ [name]: value });
    expect(others).toEqual([]);
    expect(sentence).toContain(`${name} is "${value}", but it takes `);
    expect(sentence).not.toContain('something else');
  });

  it.each(['SELL_SITE_URL', 'MAP_STYLE_URL', 'AD_SCRIPT_URL'])('says that %s requires https', (name) => {
    expect(mistakesOf({ [name]: 'http://cdn.example.ie/a' })[0]).toContain('full https address');
  });

  it('sends email under the brand’s name by default', () => {
    expect(configOf({}).mailFrom).toEqual({ name: brand.name, address: brand.supportEmail });
    expect(configOf({ MAIL_FROM: 'Lee Cars <sales@lee.example>' }).mailFrom).toEqual({
      name: 'Lee Cars',
      address: 'sales@lee.example',
    });
  });

  it('keeps messages for a year or forever, but never shorter than until the follow-up', () => {
    expect(configOf({}).keepEnquiriesDays).toBe(365);
    expect(configOf({ KEEP_ENQUIRIES_DAYS: '0' }).keepEnquiriesDays).toBe(0);
    expect(configOf({ KEEP_ENQUIRIES_DAYS: '5', FOLLOW_UP_DAYS: '0' }).keepEnquiriesDays).toBe(5);
  });

  it('takes several processes only where they can share the database and a supervisor', () => {
    const several = { WEB_PROCESSES: '2', DATABASE_URL: 'postgres://market@localhost/market' };
    expect(() => configOf(several)).not.toThrow();
    expect(mistakesOf({ ...several, SUPERVISE: '0' })).toHaveLength(1);
  });

  it('leaves jobs to a worker only where one can open the database', () => {
    expect(configOf({}).runsJobs).toBe(true);
    const shared = { RUN_JOBS: '0', DATABASE_URL: 'postgres://market@localhost/market' };
    expect(configOf(shared).runsJobs).toBe(false);
  });

  it('reports all mistakes at once', () => {
    expect(mistakesOf({ PORT: 'x', LOG_LEVEL: 'y', MARKET_SIZE: 'z' })).toHaveLength(3);
  });

  it('never repeats a password', () => {
    const [sentence = ''] = mistakesOf({ DATABASE_URL: 'mysql://admin:hunter2@db/x' });
    expect(sentence).toContain('mysql://…@db/x');
    expect(sentence).not.toContain('hunter2');
  });

  it('records whether the operator set the metrics port', () => {
    expect(configOf({ METRICS_PORT: '9464' }).metrics.isRequired).toBe(true);
  });
});
