import { decimalText } from '@comptoir/rules/money'
import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { csvLine } from '../csv.ts'
import type { Row } from '../database.ts'
import { InputError } from '../errors.ts'
import { messageIn } from '../messages.ts'
import { writeEntries } from './audit.ts'
import type { AdminContext } from './context.ts'
import { columnsFor, streamList, type List, type ListArguments, type ListColumn } from './list.ts'
import { findList } from './resolvers.ts'
import type { AdminRoute } from './routes.ts'

type ExportQuery = ListArguments & { columns?: readonly string[] }

/** Registers `/admin/lists/NAME.csv`: what a list shows, as CSV. Each export is noted in the audit log. */
export function registerListExport(route: AdminRoute, lists: readonly List[]): void {
  route('/admin/lists/:file', 'self', async (ctx, request, reply) => {
    const { file = '' } = request.params as { file?: string }
    const list = findList(lists, file.replace(/\.csv$/, ''), ctx)
    const query = readQuery(ctx, request)
    const all = columnsFor(ctx, list)
    const columns = query.columns
      ? query.columns.flatMap((code) => all.filter(([known]) => known === code))
      : all
    await writeEntries(ctx.app.sql, ctx, ctx.app.now(), [
      {
        action: 'list.export',
        entity: { type: 'list', id: list.name, label: list.name },
        after: { query: JSON.stringify(query).slice(0, 5000) },
      },
    ])
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${list.name}.csv"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(lines(streamList(ctx, list, query), columns)))
  })
}

function readQuery(ctx: AdminContext, request: FastifyRequest): ExportQuery {
  const { query = '{}' } = request.query as { query?: string }
  try {
    const read: unknown = JSON.parse(query)
    if (typeof read === 'object' && read !== null) return read
  } catch {
    // As for another value than an object.
  }
  throw new InputError(messageIn(ctx.language, 'admin_export_query'))
}

async function* lines(
  batches: AsyncIterable<Row[]>,
  columns: readonly (readonly [string, ListColumn])[],
): AsyncIterable<string> {
  // The mark by which spreadsheets know UTF-8.
  yield `\uFEFF${csvLine(columns.map(([code]) => code))}\r\n`
  for await (const rows of batches) {
    yield rows
      .map((row) => `${csvLine(columns.map(([code, column]) => cellOf(row, code, column)))}\r\n`)
      .join('')
  }
}

function cellOf(row: Row, code: string, { type, currency = 'currency' }: ListColumn): string {
  const value = row[code]
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return type === 'DAY' ? value.toISOString().slice(0, 10) : value.toISOString()
  const money = row[currency]
  if (type === 'MONEY' && typeof money === 'string') return decimalText(Number(value), money)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
