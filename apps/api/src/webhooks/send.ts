import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import { allowedAddresses, hostOf, resolveHost, type Resolve } from './target.ts'
import type { ApiSettings } from '../platform/settings.ts'

/** Most bytes of an answer that are read. */
const mostBytes = 2048

type Answer = { status: number; text: string }

type Sending = {
  url: string
  headers: Record<string, string>
  body: string
  signal: AbortSignal
  resolve?: Resolve
}

/**
 * Posts a message and returns the answer, of which at most 2 KB are read. It connects to an address that was checked, so
 * that a name cannot lead elsewhere between the check and the connection, and follows no redirect. Throws
 * ForbiddenTargetError, the errors of the connection, and that of `signal`.
 */
export async function postMessage(
  settings: Pick<ApiSettings, 'production' | 'webhookPrivateTargets'>,
  { url: address, headers, body, signal, resolve = resolveHost }: Sending,
): Promise<Answer> {
  const url = new URL(address)
  const host = hostOf(url)
  const checked = await untilAborted(allowedAddresses(settings, host, resolve), signal)
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // A connection is not kept: it would be used without a check.
    agent: false,
    signal,
    lookup: (_host, { all }, callback) => {
      const [first] = checked
      if (all) callback(null, [...checked])
      else callback(null, first?.address ?? '', first?.family)
    },
  }
  const answer = await new Promise<IncomingMessage>((resolved, rejected) => {
    const send = url.protocol === 'https:' ? requestSecure : requestPlain
    send(url, options, resolved).on('error', rejected).end(body)
  })
  return { status: answer.statusCode ?? 0, text: await beginningOf(answer) }
}

/** The beginning of an answer; what arrived of it where it breaks off, for its status says enough. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of answer) {
      const bytes = Buffer.from(chunk as Uint8Array)
      chunks.push(bytes)
      length += bytes.length
      if (length >= mostBytes) break
    }
  } catch {
    // The receiver ended the connection, or the time was over.
  }
  answer.destroy()
  return Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8')
}

async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return await new Promise<T>((resolved, rejected) => {
    const stop = () => rejected(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    void work.then(resolved, rejected).finally(() => signal.removeEventListener('abort', stop))
  })
}
