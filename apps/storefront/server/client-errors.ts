import { Telemetry } from '@comptoir/http-server/telemetry/telemetry'
import type { FastifyInstance } from 'fastify'
import { CLIENT_ERRORS_PATH, ERROR_KINDS, LONGEST, type ClientError } from '../app/platform/client-errors.ts'
import { serveReports } from './browser-reports.ts'
import { SourceMaps } from './source-maps.ts'

/** Bytes of a report. */
const LARGEST = 16 * 1024

/** Reports a minute. */
const LIMITS = { address: 10, all: 200 } as const

/** Logs errors of browsers at level `error`, with stacks that name the source code when there are source maps. */
export async function serveClientErrors(
  app: FastifyInstance,
  sourceMapsDir?: string,
  { metrics } = new Telemetry(),
): Promise<void> {
  const counter = metrics.counter({
    name: 'comptoir.client.errors',
    unit: '{error}',
    description: 'Errors that browsers reported.',
    labels: ['comptoir.kind'],
  })
  const maps = sourceMapsDir === undefined ? undefined : new SourceMaps(sourceMapsDir)
  await serveReports(app, {
    path: CLIENT_ERRORS_PATH,
    largest: LARGEST,
    limits: LIMITS,
    read: readReport,
    take: async (report, { log }) => {
      counter.add(1, report.kind)
      const { stack, componentStack } = report
      const clientError = {
        ...report,
        stack: (await maps?.resolve(stack)) ?? stack,
        ...(componentStack && { componentStack: (await maps?.resolve(componentStack)) ?? componentStack }),
      }
      log.error({ clientError }, 'Error in a browser')
    },
  })
}

/** A report with its texts cut to their longest; undefined for anything else. */
export function readReport(body: unknown): ClientError | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const fields: Readonly<Record<string, unknown>> = { ...body }
  const kind = ERROR_KINDS.find((one) => one === fields['kind'])
  const textOf = (name: keyof typeof LONGEST) => {
    const text = fields[name]
    return typeof text === 'string' ? text.slice(0, LONGEST[name]) : undefined
  }
  const [message, stack, path] = [textOf('message'), textOf('stack'), textOf('path')]
  if (!kind || message === undefined || stack === undefined || path === undefined) return undefined
  const componentStack = textOf('componentStack')
  const build = textOf('build') ?? ''
  return { kind, message, stack, ...(componentStack && { componentStack }), path, build }
}
