import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWebhookReceiver, type WebhookReceiver } from '../../test/webhook-receiver.ts'
import { postMessage } from './send.ts'
import { ForbiddenTargetError } from './target.ts'

let receiver: WebhookReceiver
beforeAll(async () => {
  receiver = await startWebhookReceiver()
})
afterAll(async () => await receiver.close())

const { signal } = new AbortController()
const guarded = { production: true, webhookPrivateTargets: false }

/** Posts to the port of the receiver under a name that leads to these addresses, one after the other lookup. */
async function post(url: string, settings: typeof guarded, ...lookups: string[][]) {
  const left = [...lookups]
  const resolve = async () => {
    const addresses = left.shift() ?? []
    return await Promise.resolve(
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
  const { port } = new URL(receiver.url)
  const target = url.replace('PORT', port)
  return await postMessage(settings, { url: target, headers: {}, body: '{}', signal, resolve })
}

describe('a message', () => {
  it.each([
    ['127.0.0.1'],
    ['93.184.216.34', '10.0.0.5'],
    ['169.254.169.254'],
    ['100.64.0.1'],
    ['::1'],
    ['::ffff:192.168.1.4'],
    ['fd00::1'],
    ['fe80::1'],
    ['64:ff9b::7f00:1'],
    ['0.0.0.0'],
    ['224.0.0.1'],
  ])('is not sent where a name leads to %s %s, whatever it led to before', async (...addresses) => {
    const sent = post('http://hooks.example:PORT/a', guarded, addresses)
    await expect(sent).rejects.toThrow(ForbiddenTargetError)
    expect(receiver.received).toEqual([])
  })

  it('is not sent to an address of the own network, however it is written', async () => {
    for (const host of ['127.0.0.1', '[::1]', '0x7f.1', '2130706433', '[::ffff:127.0.0.1]'])
      await expect(post(`http://${host}:PORT/a`, guarded)).rejects.toThrow(ForbiddenTargetError)
    expect(receiver.received).toEqual([])
  })

  it('goes to the address that was checked: the name is looked up once', async () => {
    const allowed = { production: true, webhookPrivateTargets: true }
    const answer = await post('http://hooks.example:PORT/a', allowed, ['127.0.0.1'], ['10.0.0.5'])
    expect(answer).toEqual({ status: 200, text: 'ok' })
    expect(receiver.received.map(({ headers }) => headers.host)).toEqual([
      `hooks.example:${new URL(receiver.url).port}`,
    ])
  })

  it('may go to this machine outside of production, by its own names only', async () => {
    const local = { production: false, webhookPrivateTargets: false }
    expect(await post('http://localhost:PORT/a', local, ['127.0.0.1'])).toMatchObject({ status: 200 })
    await expect(post('http://hooks.example:PORT/a', local, ['127.0.0.1'])).rejects.toThrow(
      ForbiddenTargetError,
    )
    const open = { ...local, webhookPrivateTargets: true }
    await expect(post('http://cloud.example:PORT/a', open, ['169.254.169.254'])).rejects.toThrow(
      ForbiddenTargetError,
    )
  })
})
