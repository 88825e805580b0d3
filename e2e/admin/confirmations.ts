import { createServer } from 'node:http'
import { connect } from '../../apps/api/src/platform/database.ts'
import { addresses, ports } from '../addresses.ts'

/** Opens a service that a test asks to age the passwords that staff have confirmed, as a quarter of an hour does. */
export async function openConfirmations(databaseUrl: string): Promise<{ close: () => Promise<void> }> {
  const sql = connect(databaseUrl, 1)
  const server = createServer((_request, response) => {
    void sql`update staff_session set confirmed_at = confirmed_at - interval '1 hour'`.then(
      () => response.end(),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(ports.confirmations, 'localhost', resolve))
  return {
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await sql.end()
    },
  }
}

/** Lets the confirmed passwords of all staff expire. */
export async function endConfirmations(): Promise<void> {
  const { ok } = await fetch(addresses.confirmations, { method: 'POST' })
  if (!ok) throw new Error('The passwords are still confirmed.')
}
