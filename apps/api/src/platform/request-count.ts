import type { Limit } from '@comptoir/rules/account-limits'
import type { App } from './context.ts'
import { addRequest, deleteExpiredRequests, deleteRequests, selectRequests } from './request-count.sql.ts'
import { recognisable, selectSecret } from './shop-secret.ts'

/** Counts what a sender did; answers whether it is still within the limit. Nobody known is never limited. */
export async function countRequest(app: App, limit: Limit, sender: string | null): Promise<boolean> {
  if (sender === null) return true
  const now = app.now()
  const expiresAt = new Date(now.getTime() + limit.seconds * 1000)
  const count = await addRequest(app.sql, await counted(app, limit, sender), {
    most: limit.most,
    now,
    expiresAt,
  })
  return count <= limit.most
}

/** Whether a sender has done as much as is allowed. */
export async function isExhausted(app: App, limit: Limit, sender: string | null): Promise<boolean> {
  if (sender === null) return false
  return (await selectRequests(app.sql, await counted(app, limit, sender), app.now())) >= limit.most
}

export async function forgetRequests(app: App, limit: Limit, sender: string): Promise<void> {
  await deleteRequests(app.sql, await counted(app, limit, sender))
}

/** Forgets who did what, once it limits nothing any more. */
export async function forgetOldRequests(app: App): Promise<void> {
  await deleteExpiredRequests(app.sql, app.now())
}

async function counted(app: App, { kind }: Limit, sender: string) {
  return { kind, hash: recognisable(await selectSecret(app.sql), sender) }
}
