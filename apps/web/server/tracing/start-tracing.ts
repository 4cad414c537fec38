import { AsyncLocalStorage } from 'node:async_hooks';
import { type TracingChannel, tracingChannel } from 'node:diagnostics_channel';
import { createRateLimit } from '@forecourt/services/open';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { requestEnded, requestStarted, type TracedRequest } from './request-channels.ts';
import { summarizeStatement } from './summarize-statement.ts';

export interface TracingOptions {
  /** The collector, without `/v1/traces`. */
  endpoint: string;
  /** The share of requests that are traced, from 0 to 1. */
  ratio: number;
  version: string;
  log: Pick<Logger, 'warn'>;
}

/**
 * Turns what the site publishes on its diagnostics channels into OpenTelemetry spans. This is the only file that loads
 * OpenTelemetry, and it is only loaded if there is a collector. See docs/decisions/047-observability.md.
 */
export function startTracing({ endpoint, ratio, version, log }: TracingOptions): { stop(): Promise<void> } {
  const sampler = new TraceIdRatioBasedSampler(ratio);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'forecourt', 'service.version': version }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    // A visitor may send a traceparent too, and must not decide how much is traced.
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
      }),
    ],
  });
  const tracer = provider.getTracer('forecourt', version);
  const logging = createRateLimit({ count: 1, withinMs: 60_000 });
  setGlobalErrorHandler((error) => {
    if (!logging.take('traces')) log.warn({ reason: String(error) }, 'Traces could not be sent');
  });

  /** The span that the running code belongs to. */
  const current = new AsyncLocalStorage<Context>();
  const requests = new WeakMap<TracedRequest, Span>();

  requestStarted.bindStore(current, (request) => {
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parentOf(request));
    requests.set(request, span);
    return trace.setSpan(ROOT_CONTEXT, span);
  });
  requestEnded.subscribe((message) => {
    const request = message as TracedRequest;
    const { id, method, route = '', status = 0 } = request;
    requests
      .get(request)
      ?.updateName(`${method} ${route}`)
      .setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'forecourt.request_id': id,
      })
      .setStatus({ code: status >= 500 ? SpanStatusCode.ERROR : SpanStatusCode.UNSET })
      .end();
  });
  follow<{ route: string }>(
    'forecourt:render',
    () => 'render',
    ({ route }) => ({ 'http.route': route }),
  );
  follow<{ channel: string }>(
    'forecourt:search',
    () => 'search',
    ({ channel }) => ({ 'forecourt.channel': channel }),
  );
  follow<{ statement: string | null }>(
    'forecourt:database',
    ({ statement }) => summarizeStatement(statement),
    ({ statement }) => ({
      'db.system.name': 'postgresql',
      'db.query.summary': summarizeStatement(statement),
    }),
  );

  /** Work within a request; what the process does by itself is not traced. */
  function follow<Work extends object>(
    name: string,
    nameOf: (work: Work) => string,
    describe: (work: Work) => Attributes,
  ): void {
    const channel = tracingChannel(name) as TracingChannel<unknown, Work>;
    const spans = new WeakMap<Work, Span>();
    channel.start.bindStore(current, (work) => {
      const parent = current.getStore();
      if (!parent) return undefined;
      const span = tracer.startSpan(nameOf(work), {}, parent);
      spans.set(work, span);
      return trace.setSpan(parent, span);
    });
    channel.error.subscribe((work) => {
      // Without the message, which may quote what a visitor wrote.
      const { error } = work as { error?: unknown };
      const type = error instanceof Error ? error.name : typeof error;
      spans
        .get(work as Work)
        ?.setStatus({ code: SpanStatusCode.ERROR })
        .setAttribute('error.type', type);
    });
    channel.asyncEnd.subscribe((work) =>
      spans
        .get(work as Work)
        ?.setAttributes(describe(work as Work))
        .end(),
    );
  }

  return { stop: () => provider.shutdown() };
}

function parentOf({ traceparent }: TracedRequest): Context {
  const parent = traceparent === null ? null : parseTraceParent(traceparent);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}
