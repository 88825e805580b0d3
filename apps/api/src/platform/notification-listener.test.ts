import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { NotificationListener } from './notification-listener.ts'
import { eventually } from '../../test/eventually.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
})

afterAll(async () => await shop.close())

it('delivers messages, also from before the subscription, and listens again after a lost connection', async () => {
  const listener = await NotificationListener.open(shop.databaseUrl, 'catalogue', shop.api.app.log)
  const messages: string[] = []
  let reconnects = 0
  await shop.sql`select pg_notify('catalogue', 'early')`
  listener.subscribe({
    onMessage: (message) => void messages.push(message),
    onReconnect: () => void reconnects++,
  })
  await eventually(() => expect(messages).toContain('early'))
  await shop.sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and query = 'listen "catalogue"'`
  await eventually(() => expect(reconnects).toBe(1))
  await shop.sql`select pg_notify('catalogue', 'late')`
  await eventually(() => expect(messages).toContain('late'))
  await listener.close()
})
