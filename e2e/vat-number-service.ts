import { createServer } from 'node:http'
import { ports } from './addresses.ts'

/** Opens a service that answers as VIES does: every number that does not end in 9 is valid. */
export async function openVatNumberService(): Promise<{ close: () => Promise<void> }> {
  const server = createServer(({ url = '' }, response) => {
    const isValid = !new URL(url, 'http://localhost').pathname.endsWith('9')
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        isValid,
        userError: isValid ? 'VALID' : 'INVALID',
        requestIdentifier: isValid ? 'WAPIAAAAE2E' : '',
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(ports.vatNumbers, 'localhost', resolve))
  return {
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
