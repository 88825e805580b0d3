import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, Context, Span, SpanKind, Tracer } from '@opentelemetry/api'

type Api = typeof import('@opentelemetry/api')

/** W3C Trace Context, version 00. */
const traceparent = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

export type SpanOptions = {
  kind?: 'internal' | 'client' | 'server' | 'producer'
  attributes?: Attributes
  /** Whether it begins a trace where none is open; else it is left out then. */
  isRoot?: boolean
}

/**
 * Spans of explicit seams. The library is loaded only where traces are sent; its globals are not used, so that servers in one
 * process do not share them.
 */
export class Tracing {
  readonly #api: Api
  readonly #tracer: Tracer
  readonly #open = new AsyncLocalStorage<Context>()

  constructor(api: Api, tracer: Tracer) {
    this.#api = api
    this.#tracer = tracer
  }

  /** A span that the caller ends; `parent` is a `traceparent` header of somebody who is trusted. */
  start(name: string, { kind = 'internal', attributes }: SpanOptions, parent?: string): Span {
    const options = { kind: this.#kindOf(kind), ...(attributes && { attributes }) }
    return this.#tracer.startSpan(name, options, this.#contextOf(parent) ?? this.#current())
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
    return context && headerOf(context)
  }

  #current(): Context {
    return this.#open.getStore() ?? this.#api.ROOT_CONTEXT
  }

  #contextOf(header: string | undefined): Context | undefined {
    const [, traceId, spanId, flags] = (header && traceparent.exec(header)) || []
    if (!traceId || !spanId || !flags) return undefined
    const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
    return this.#api.trace.setSpanContext(this.#api.ROOT_CONTEXT, remote)
  }

  #kindOf(kind: NonNullable<SpanOptions['kind']>): SpanKind {
    const { SpanKind: kinds } = this.#api
    return { internal: kinds.INTERNAL, client: kinds.CLIENT, server: kinds.SERVER, producer: kinds.PRODUCER }[
      kind
    ]
  }
}

export const headerOf = ({ traceId, spanId, traceFlags }: ReturnType<Span['spanContext']>): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
