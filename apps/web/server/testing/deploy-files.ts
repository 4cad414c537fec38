import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const deploy = join(import.meta.dirname, '../../../../deploy');

export const readDeployFile = (name: string) => readFileSync(join(deploy, name), 'utf8');

/** The families of metrics that the site has, by how their names begin. */
const metricPattern = /\b(?:forecourt|http|pages|page|search|media|nodejs|process)_[a-z0-9_]+/g;

/** Every metric that the alerts, the dashboard and the autoscaler name, without the endings of histograms. */
export function listDeployedMetrics(): string[] {
  const files = [
    'prometheus/rules.yml',
    'prometheus/adapter-rules.yaml',
    'grafana/forecourt.json',
    'kubernetes/autoscaler.yaml',
  ];
  const names = files.flatMap((file) => readDeployFile(file).match(metricPattern) ?? []);
  return [...new Set(names.map((name) => name.replace(/_(bucket|count|sum)$/, '')))].sort();
}
