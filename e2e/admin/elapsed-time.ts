import { createServer } from 'node:http'
import { connect } from '../../apps/api/src/platform/database.ts'
import { addresses, ports } from '../addresses.ts'

/**
 * Opens a service that lets time pass for the staff, so that no test waits for it: `POST /confirmations` ages confirmed
 * passwords by an hour, `POST /pending-actions` ends the time in which actions can be taken back.
 */
export async function openElapsedTime(databaseUrl: string): Promise<{ close: () => Promise<void> }> {
  const sql = connect(databaseUrl, 1)
  const updates: Readonly<Record<string, () => Promise<unknown>>> = {
    '/confirmations': async () =>
      await sql`update staff_session set confirmed_at = confirmed_at - interval '1 hour'`,
    '/pending-actions': async () =>
      await sql`update pending_action set due_at = created_at
                 where state = 'waiting' and due_at < now() + interval '1 minute'`,
  }
  const server = createServer((request, response) => {
    const update = updates[request.url ?? '']
    if (!update) return void response.writeHead(404).end()
    void update().then(
      () => response.end(),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(ports.elapsedTime, 'localhost', resolve))
  return {
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await sql.end()
    },
  }
}

/** Lets the confirmed passwords of all staff expire. */
export const endConfirmations = async (): Promise<void> => await elapse('/confirmations')

/** Runs the actions that wait because they could be taken back; returns before they are done. */
export const runPendingActions = async (): Promise<void> => await elapse('/pending-actions')

async function elapse(path: string): Promise<void> {
  const { ok } = await fetch(addresses.elapsedTime + path, { method: 'POST' })
  if (!ok) throw new Error(`The time of ${path} has not passed.`)
}
