import { AsyncLocalStorage } from 'node:async_hooks'
import type {
  Attributes,
  Context,
  Span,
  SpanKind,
  SpanOptions as ApiSpanOptions,
  Tracer,
} from '@opentelemetry/api'

type Api = typeof import('@opentelemetry/api')

/** W3C Trace Context, version 00. */
const traceparent = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

export type SpanOptions = {
  kind?: 'internal' | 'client' | 'server' | 'producer'
  attributes?: Attributes
  /** Whether it begins a trace where none is open; else it is left out then. */
  isRoot?: boolean
}

/** A span that somebody else measured. */
export type ReportedSpan = {
  traceId: string
  spanId: string
  parentId?: string | undefined
  name: string
  kind: 'internal' | 'client'
  /** Milliseconds since 1970. */
  began: number
  ms: number
  attributes: Attributes
  hasFailed: boolean
}

type Sending = {
  /** For spans of this process. */
  tracer: Tracer
  /** Begins a span of browsers with these ids. */
  startReported: (span: ReportedSpan, options: ApiSpanOptions, context: Context) => Span
  /** Whether a trace with this id is one of the share that is recorded. */
  records: (traceId: string) => boolean
}

/**
 * Spans of explicit seams. The library is loaded only where traces are sent; its globals are not used, so that servers in one
 * process do not share them.
 */
export class Tracing {
  readonly #api: Api
  readonly #sending: Sending
  readonly #open = new AsyncLocalStorage<Context>()

  constructor(api: Api, sending: Sending) {
    this.#api = api
    this.#sending = sending
  }

  /** Whether a trace with this id is one of the share that is recorded. */
  records(traceId: string): boolean {
    return this.#sending.records(traceId)
  }

  /** Sends a span of a browser. */
  report(span: ReportedSpan): void {
    const { traceId, parentId, kind, began, ms, attributes, hasFailed } = span
    const context =
      parentId === undefined
        ? this.#api.ROOT_CONTEXT
        : this.#remote({ traceId, spanId: parentId, traceFlags: 1 })
    const options = { kind: this.#kindOf(kind), startTime: new Date(began), attributes }
    const started = this.#sending.startReported(span, options, context)
    if (hasFailed) started.setStatus({ code: this.#api.SpanStatusCode.ERROR })
    started.end(new Date(began + ms))
  }

  /** A span that the caller ends; `parent` is a `traceparent` header of somebody who is trusted. */
  start(name: string, { kind = 'internal', attributes }: SpanOptions, parent?: string): Span {
    const options = { kind: this.#kindOf(kind), ...(attributes && { attributes }) }
    return this.#sending.tracer.startSpan(name, options, this.#contextOf(parent) ?? this.#current())
  }

  /** Runs `work` with an open span as the parent of others. */
  within<Result>(span: Span, work: () => Result): Result {
    return this.#open.run(this.#api.trace.setSpan(this.#api.ROOT_CONTEXT, span), work)
  }

  /** Runs `work` in a span. */
  async during<Result>(
    name: string,
    options: SpanOptions,
    work: (span?: Span) => Promise<Result>,
  ): Promise<Result> {
    if (!options.isRoot && !this.#open.getStore()) return await work()
    const span = this.start(name, options)
    try {
      return await this.within(span, () => work(span))
    } catch (error) {
      this.fail(span, error instanceof Error ? error.name : 'error')
      throw error
    } finally {
      span.end()
    }
  }

  /** Marks a span as failed. The message of an error may hold personal data: only its kind is kept. */
  fail(span: Span, type: string): void {
    span.setAttribute('error.type', type)
    span.setStatus({ code: this.#api.SpanStatusCode.ERROR })
  }

  /** The id of the trace that is open. */
  get traceId(): string | undefined {
    const open = this.#open.getStore()
    return open && this.#api.trace.getSpanContext(open)?.traceId
  }

  /** The header that continues the open trace elsewhere. */
  get header(): string | undefined {
    const open = this.#open.getStore()
    const context = open && this.#api.trace.getSpanContext(open)
    return context && traceparentOf(context)
  }

  #current(): Context {
    return this.#open.getStore() ?? this.#api.ROOT_CONTEXT
  }

  #contextOf(header: string | undefined): Context | undefined {
    const sent = header === undefined ? undefined : readTraceparent(header)
    return sent && this.#remote(sent)
  }

  #remote(parent: TraceContext): Context {
    return this.#api.trace.setSpanContext(this.#api.ROOT_CONTEXT, { ...parent, isRemote: true })
  }

  #kindOf(kind: NonNullable<SpanOptions['kind']>): SpanKind {
    const { SpanKind: kinds } = this.#api
    return { internal: kinds.INTERNAL, client: kinds.CLIENT, server: kinds.SERVER, producer: kinds.PRODUCER }[
      kind
    ]
  }
}

type TraceContext = Pick<ReturnType<Span['spanContext']>, 'traceId' | 'spanId' | 'traceFlags'>

/** What a `traceparent` says; undefined for anything else. */
export function readTraceparent(header: string): TraceContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = traceparent.exec(header) ?? []
  if (!isId(traceId) || !isId(spanId)) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) }
}

/** Zeros stand for no id. */
const isId = (text: string): boolean => /[1-9a-f]/.test(text)

export const traceparentOf = ({ traceId, spanId, traceFlags }: TraceContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
