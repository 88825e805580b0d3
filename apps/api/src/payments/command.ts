import os from 'node:os'
import { blocksOrder } from '@comptoir/rules/payment-issue'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { CommandError } from '../platform/errors.ts'
import { resolveIssues, selectIssues, type ListedIssue } from './issues.sql.ts'
import { releaseOrder } from './release.ts'
import { amountText } from '../platform/money.ts'
import { isCurrency } from '@comptoir/rules/currency'

export const paymentsUsage = `  payments issues [--all] [--website CODE]       open payment issues; --all includes resolved ones
  payments release NUMBER --reason TEXT          releases an order that a payment issue blocks
  payments resolve ID --note TEXT                marks a payment issue as resolved`

type Flags = ReadonlyMap<string, string>

/**
 * Runs a `payments` command of the command line; returns the text to print. Throws CommandError.
 */
export async function paymentsCommand(app: App, words: readonly string[], flags: Flags): Promise<string> {
  const [verb = '', subject = ''] = words
  if (verb === 'issues') return await listIssues(app, flags)
  if (verb === 'release' && subject) {
    const reason = flags.get('reason')?.trim()
    if (!reason) throw new CommandError('The option --reason TEXT is required.')
    return await releaseOrder(app, subject, { reason, by: operator() })
  }
  if (verb === 'resolve' && subject) return await resolveIssue(app, subject, flags.get('note')?.trim())
  throw new CommandError(`Use one of:\n${paymentsUsage}`)
}

/** The operating system user, recorded with the resolution. */
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
  return currency && isCurrency(currency)
    ? amountText(amount, currency)
    : `${amount} in units of currency ${currency ?? '?'}`
}

/** Marks an issue as resolved; a blocked order needs `payments release`, which resolves its issues. */
async function resolveIssue(app: App, text: string, note: string | undefined): Promise<string> {
  if (!note) throw new CommandError('The option --note TEXT is required.')
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0
  const [issue] = await selectIssues(app.sql, { all: true, website: null, id })
  if (!issue) throw new CommandError(`There is no payment issue ${text}.`)
  if (issue.resolvedAt) throw new CommandError(`The payment issue ${id} is already resolved.`)
  if (blocksOrder(issue.kind) && issue.orderStatus === 'fraud')
    throw new CommandError(
      `The issue blocks the order ${issue.orderNumber}: use payments release ${issue.orderNumber} or orders cancel ${issue.orderNumber} first.`,
    )
  await inTransaction(app.sql, (tx) => resolveIssues(tx, [id], { by: operator(), note, at: app.now() }))
  return `Resolved: order ${issue.orderNumber}, ${issue.kind}.`
}
