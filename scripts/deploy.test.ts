import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { variableNames } from '../apps/web/server/config.ts';
import { photoSpooling } from '../apps/web/server/http/requests/photo-spooling.ts';

const yamlFiles = globSync('deploy/**/*.{yml,yaml}');
const read = (file: string) => readFileSync(file, 'utf8');

/** Not the site's own: Node's, the C library's, the AWS convention's, and those of other containers. */
const otherNames = [
  'NODE_ENV',
  'MALLOC_ARENA_MAX',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_REGION',
  'SITE_ADDRESS',
  'SITE_UPSTREAMS',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'POSTGRES_INITDB_ARGS',
];

const knownNames = [...variableNames, ...otherNames];

test.each(yamlFiles)('%s is valid YAML', (file) => {
  const documents = parseAllDocuments(read(file));
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
});

test.each(globSync('deploy/**/*.json'))('%s is valid JSON', (file) => {
  expect(Object.keys(JSON.parse(read(file))).length).toBeGreaterThan(0);
});

describe('a variable that a file sets', () => {
  it.each<[string, RegExp]>([
    ['deploy/Dockerfile', /^(?:ENV| {3}) ([A-Z_]+)=/gm],
    ['deploy/compose.yaml', /^ {4,6}([A-Z][A-Z_]+):/gm],
    ['deploy/kubernetes/configmap.yaml', /^ {2}([A-Z_]+):/gm],
    ['deploy/kubernetes/secret.example.yaml', /^ {2}([A-Z_]+):/gm],
    ['deploy/systemd/environment.example', /^#?([A-Z_]+)=/gm],
    ['deploy/systemd/forecourt@.service', /(?<=^Environment=.*)([A-Z_]+)=/gm],
    ['deploy/systemd/forecourt-worker.service', /(?<=^Environment=.*)([A-Z_]+)=/gm],
  ])('exists: %s', (file, pattern) => {
    const names = [...read(file).matchAll(pattern)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !knownNames.includes(name))).toEqual([]);
  });
});

test.each([
  'deploy/nginx.conf',
  'deploy/Caddyfile',
  'deploy/haproxy.cfg',
  ...globSync('deploy/postgres/*.{cfg,ini}'),
])('%s names only variables that exist', (file) => {
  const names = read(file).match(/\b[A-Z]+_[A-Z_]+\b/g) ?? [];
  expect(names.filter((name) => !knownNames.includes(name))).toEqual([]);
});

it('kustomize lists every manifest', () => {
  const [list] = parseAllDocuments(read('deploy/kubernetes/kustomization.yaml'));
  const manifests = globSync('*.yaml', { cwd: 'deploy/kubernetes' })
    .filter((file) => file !== 'kustomization.yaml')
    .map((file) => file.replace('.example', ''));
  expect(list?.toJS().resources.toSorted()).toEqual(manifests.toSorted());
});

test.each(['deploy/nginx.conf', 'deploy/kubernetes/ingress.yaml'])(
  '%s lets the largest body through',
  (file) => {
    const [, megabytes] = /body[_-]size:? (\d+)m/.exec(read(file)) ?? [];
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(photoSpooling('no-such-folder').maxBytes);
  },
);

it('Prometheus keeps the jobs that the alerts name', () => {
  expect(read('deploy/prometheus/rules.yml')).toMatch(/by \(job\)|job=/);
  const [document] = parseAllDocuments(read('deploy/prometheus/prometheus.yml'));
  expect(document?.toJS().scrape_configs).toEqual([expect.objectContaining({ honor_labels: true })]);
});
