import os from 'node:os'
import { holdsOrder } from '@comptoir/rules/payment-issue'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { CommandError } from '../platform/errors.ts'
import { resolveIssues, selectIssues, type ListedIssue } from './issues.sql.ts'
import { releaseOrder } from './release.ts'

export const paymentsUsage = `  payments issues [--all] [--website CODE]       payments that somebody has to look at; with those resolved
  payments release NUMBER --reason TEXT          an order that is held for its payment: the shop prepares it
  payments resolve ID --note TEXT                an issue that was dealt with`

type Flags = ReadonlyMap<string, string>

/**
 * What an operator does about payments by command line; answers what to print. Throws CommandError with what is wrong,
 * in one sentence.
 */
export async function paymentsCommand(app: App, words: readonly string[], flags: Flags): Promise<string> {
  const [verb = '', subject = ''] = words
  if (verb === 'issues') return await listIssues(app, flags)
  if (verb === 'release' && subject) {
    const reason = flags.get('reason')?.trim()
    if (!reason) throw new CommandError('Say why: --reason TEXT')
    return await releaseOrder(app, subject, { reason, by: operator() })
  }
  if (verb === 'resolve' && subject) return await resolveIssue(app, subject, flags.get('note')?.trim())
  throw new CommandError(`Use one of:\n${paymentsUsage}`)
}

/** Who types the command, for the record. */
function operator(): string {
  try {
    return os.userInfo().username
  } catch {
    return 'operator'
  }
}

async function listIssues(app: App, flags: Flags): Promise<string> {
  const all = flags.has('all')
  const issues = await selectIssues(app.sql, { all, website: flags.get('website') ?? null, id: null })
  if (issues.length === 0) return all ? 'No payment issues.' : 'No open payment issues.'
  return issues.map(lineOf).join('\n')
}

function lineOf(issue: ListedIssue): string {
  const { id, kind, detail, orderNumber, orderStatus, website, transactionId, transactionUuid } = issue
  const paid = issue.paymentState === null ? '' : ` (${issue.paymentState})`
  const cells = [
    String(id).padStart(6),
    issue.createdAt.toISOString().slice(0, 16).replace('T', ' '),
    website,
    `order ${orderNumber} (${orderStatus})`,
    detail === '' ? kind : `${kind} ${detail}`,
    amountOf(issue),
    `transaction ${transactionId} ${transactionUuid}${paid}`,
    issue.resolvedAt === null
      ? 'open'
      : `resolved ${issue.resolvedAt.toISOString().slice(0, 10)} by ${issue.resolvedBy}: ${issue.note}`,
  ]
  return cells.join('  ')
}

function amountOf({ amount, currency }: ListedIssue): string {
  if (amount === null) return 'no amount'
  return currency === 'EUR'
    ? `${(amount / 100).toFixed(2)} EUR`
    : `${amount} in units of currency ${currency ?? '?'}`
}

/** Only an order's release ends its wait, so that nobody lets it go by ticking off a line. */
async function resolveIssue(app: App, text: string, note: string | undefined): Promise<string> {
  if (!note) throw new CommandError('Say what was done: --note TEXT')
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0
  const [issue] = await selectIssues(app.sql, { all: true, website: null, id })
  if (!issue) throw new CommandError(`There is no payment issue ${text}.`)
  if (issue.resolvedAt) throw new CommandError(`The payment issue ${id} is resolved already.`)
  if (holdsOrder(issue.kind) && issue.orderStatus === 'fraud')
    throw new CommandError(
      `The order ${issue.orderNumber} waits for it: use payments release ${issue.orderNumber} or orders cancel ${issue.orderNumber} first.`,
    )
  await inTransaction(app.sql, (tx) => resolveIssues(tx, [id], { by: operator(), note, at: app.now() }))
  return `Resolved: order ${issue.orderNumber}, ${issue.kind}.`
}
