import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = {
  status: number
  body?: object
  /** Accepts the request and never answers. */
  isSilent?: boolean
}

export const validNumber: Answer = {
  status: 200,
  body: { isValid: true, userError: 'VALID', requestIdentifier: 'WAPIAAAAW1' },
}
export const invalidNumber: Answer = { status: 200, body: { isValid: false, userError: 'INVALID' } }

/** A service that answers as VIES does, with `answer`; `asked` has the paths of its requests. */
export async function openVatNumberService() {
  const state = { answer: validNumber, asked: [] as string[] }
  const server = createServer((request, response) => {
    state.asked.push(request.url ?? '')
    const { status, body, isSilent } = state.answer
    if (isSilent) return
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    state,
    vies: { url, timeoutMs: 20_000, shopperTimeoutMs: 20_000 },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
