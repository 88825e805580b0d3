import type { Telemetry } from '@comptoir/http-server/telemetry/telemetry'
import type { ReportedSpan } from '@comptoir/http-server/telemetry/tracing'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import {
  ACTIONS,
  BROWSER_SPANS_PATH,
  LONGEST_PATH,
  MOST_SPANS,
  OUTCOMES,
  type BrowserSpan,
} from '../app/platform/browser-spans.ts'
import { serveReports } from './browser-reports.ts'
import { routeNameOf } from './telemetry.ts'

/** Bytes of a report. */
const LARGEST = 8 * 1024

/** Reports a minute. */
const LIMITS = { address: 30, all: 600 } as const

/** Milliseconds; an older span is of a page that slept. */
const OLDEST = 600_000

/** Zeros stand for no id. */
const id = (digits: number) =>
  v.pipe(v.string(), v.length(digits), v.regex(/^[\da-f]+$/), v.regex(/[1-9a-f]/))
const milliseconds = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(OLDEST))

const reportSchema = v.object({
  spans: v.pipe(
    v.array(
      v.pipe(
        v.object({
          traceId: id(32),
          spanId: id(16),
          parentId: v.optional(id(16)),
          kind: v.picklist(ACTIONS),
          path: v.pipe(v.string(), v.maxLength(LONGEST_PATH), v.startsWith('/')),
          age: milliseconds,
          ms: milliseconds,
          outcome: v.picklist(OUTCOMES),
          status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599))),
          firstByte: v.optional(milliseconds),
          interactive: v.optional(milliseconds),
        }),
        v.check(({ age, ms }) => ms <= age),
        // Only a load has a parent: an action begins its trace.
        v.check(({ kind, parentId }) => (kind === 'load') === (parentId !== undefined)),
      ),
    ),
    v.minLength(1),
    v.maxLength(MOST_SPANS),
  ),
})

/**
 * Sends what browsers measured of their actions to the collector, where traces are sent. Nothing of a report is written but
 * ids, numbers and words of ours.
 */
export async function serveBrowserSpans(app: FastifyInstance, { tracing }: Telemetry): Promise<void> {
  if (!tracing) return
  await serveReports(app, {
    path: BROWSER_SPANS_PATH,
    largest: LARGEST,
    limits: LIMITS,
    read: readSpans,
    take: (spans) => {
      const now = Date.now()
      for (const span of spans) tracing.report(reportedSpan(span, now))
    },
  })
}

/** The spans of a report; undefined for anything else. */
export function readSpans(body: unknown): BrowserSpan[] | undefined {
  const read = v.safeParse(reportSchema, body)
  return read.success ? read.output.spans : undefined
}

/** A span as it is sent, with the name of its route instead of its path; `now` in milliseconds. */
export function reportedSpan(span: BrowserSpan, now: number): ReportedSpan {
  const { traceId, spanId, parentId, kind, path, age, ms, outcome, status, firstByte, interactive } = span
  const route = routeNameOf(path)
  return {
    traceId,
    spanId,
    parentId,
    name: `${kind} ${route}`,
    kind: kind === 'load' ? 'internal' : 'client',
    began: now - age,
    ms,
    hasFailed: outcome === 'failed',
    attributes: {
      'http.route': route,
      'comptoir.action': kind,
      'comptoir.outcome': outcome,
      ...(status !== undefined && { 'http.response.status_code': status }),
      ...(firstByte !== undefined && { 'comptoir.first_byte_ms': Math.round(firstByte) }),
      ...(interactive !== undefined && { 'comptoir.interactive_ms': Math.round(interactive) }),
    },
  }
}
