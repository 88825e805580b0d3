import { createServer, type Server } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { notificationFields, notify, orderRow, placed } from '../../test/checkout.ts'
import { writeOrderMails } from '../orders/index.ts'
import { deliverMails } from './index.ts'

const sku = 'VSQ-CLAIR'
let shop: TestApi
let server: Server
let port: number
const received: string[] = []

/** A mail server that takes everything, once it listens. */
function mailServer(): Server {
  return createServer((socket) => {
    let isData = false
    let mail = ''
    socket.write('220 test\r\n')
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (isData) {
        mail += text
        if (!mail.endsWith('\r\n.\r\n')) return
        isData = false
        received.push(mail)
        mail = ''
        socket.write('250 taken\r\n')
        return
      }
      for (const line of text.trim().split('\r\n')) {
        if (line === 'DATA') isData = true
        socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
}

beforeAll(async () => {
  server = mailServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
  server.close()
  await once(server, 'close')
  shop = await createTestApi({ settings: { smtpUrl: `smtp://127.0.0.1:${port}` } })
})
afterAll(async () => {
  await shop.close()
  server.close()
})

test('while the mail server is away the shop sells; the mail is kept and goes out, whole, when it is back', async () => {
  const number = await placed(shop, { sku })
  const { grandTotal } = await orderRow(shop, number)
  expect(await notify(shop, notificationFields(number, grandTotal))).toMatchObject({ status: 200 })
  await writeOrderMails(shop.api.app)
  await deliverMails(shop.api.app)
  const state = async () => {
    const [row] = await shop.sql<
      { attempts: number; isLater: boolean; isSent: boolean; problem: string | null }[]
    >`
      select attempts, next_attempt_at > now() as "isLater", sent_at is not null as "isSent", last_error as problem
        from mail where recipient = 'guest@example.com'`
    return row
  }
  expect(await state()).toMatchObject({ attempts: 1, isLater: true, isSent: false })
  expect((await state())?.problem).toContain('ECONNREFUSED')

  server = mailServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  await deliverMails(shop.api.app)
  expect(await state()).toMatchObject({ isSent: false })
  await shop.sql`update mail set next_attempt_at = now()`
  await deliverMails(shop.api.app)
  expect(await state()).toMatchObject({ attempts: 2, isSent: true, problem: null })
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('To: guest@example.com')
  expect(received[0]).toContain('multipart/alternative')
  expect(received[0]).toContain('filename=conditions-de-vente.pdf')
})
