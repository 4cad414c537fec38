import { Gauge, type Registry } from 'prom-client';

/** The work that a process does by itself. */
export type JobName =
  | 'send-mail'
  | 'fit-prices'
  | 'score-dealers'
  | 'expire-enquiries'
  | 'account-upkeep'
  | 'check-feeds'
  | 'selling-upkeep'
  | 'arrangement-upkeep'
  | 'expire-conversations'
  | 'store-figures';

export interface Jobs {
  /** Called after every successful run. */
  done(job: JobName): () => void;
}

/** When each background job last succeeded: one that silently stopped has no other sign. */
export function watchJobs(registry: Registry): Jobs {
  const gauge = new Gauge({
    name: 'forecourt_job_last_success_timestamp_seconds',
    help: 'When a background job of this process last succeeded, in seconds since 1970',
    labelNames: ['job'],
    registers: [registry],
  });
  return { done: (job) => () => gauge.setToCurrentTime({ job }) };
}
