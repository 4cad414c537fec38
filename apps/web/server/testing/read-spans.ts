import type { Received } from './start-collector.ts';

interface OtlpAttribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface OtlpSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: OtlpAttribute[];
}

interface OtlpBody {
  resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[];
}

/** The spans that a collector was sent, in OTLP's JSON. */
export function readSpans(received: readonly Received[]): OtlpSpan[] {
  return received
    .filter(({ path }) => path === '/v1/traces')
    .flatMap(({ body }) => (JSON.parse(body) as OtlpBody).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans);
}

export function attributesOf({ attributes }: OtlpSpan): Record<string, string | number | undefined> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
}
