import { expect, it } from 'vitest'
import { DeedQueue, pendingInputs, type Deed, type DeedResult } from './deed-queue.ts'

type Step = { ticket: string; to: string }

function setUp(
  answer: (deed: Deed<Step>) => DeedResult<string>,
  kept: { text: string | null } = { text: null },
) {
  const sent: Deed<Step>[] = []
  const timers: (() => void)[] = []
  let keys = 0
  const queue = new DeedQueue<Step, string>({
    send: async (deed) => {
      sent.push(deed)
      return await Promise.resolve(answer(deed))
    },
    dependsOn: (later, refused) => later.ticket === refused.ticket,
    store: { read: () => kept.text, write: (text) => void (kept.text = text) },
    now: () => 1000,
    newKey: () => `key-${++keys}`,
    schedule: (work) => {
      timers.push(work)
      return () => undefined
    },
  })
  return { queue, sent, timers, kept }
}

const settled = async (queue: DeedQueue<Step, string>) => await queue.flush()
const done = { kind: 'done' } as const

it('sends deeds in their order, one after the other', async () => {
  const { queue, sent } = setUp(() => done)
  queue.add({ ticket: '1', to: 'preparing' })
  queue.add({ ticket: '1', to: 'ready' })
  await expect.poll(() => queue.state.waiting).toEqual([])
  expect(sent.map(({ input }) => input.to)).toEqual(['preparing', 'ready'])
})

it('keeps deeds over a lost connection and a reload, and sends them with the same keys', async () => {
  let isAway = true
  const answer = (): DeedResult<string> => (isAway ? { kind: 'away' } : done)
  const kept = { text: null }
  const first = setUp(answer, kept)
  first.queue.add({ ticket: '1', to: 'preparing' })
  await expect.poll(() => first.queue.state.awaySince).toBe(1000)
  expect(first.timers).toHaveLength(1)
  isAway = false
  const second = setUp(answer, kept)
  expect(second.queue.state.waiting).toHaveLength(1)
  await settled(second.queue)
  expect(second.sent[0]?.key).toBe(first.sent[0]?.key)
  expect(second.queue.state).toMatchObject({ waiting: [], awaySince: null })
  expect(kept.text).toBeNull()
})

it('shows a refused deed and drops those that built on it, not the others', async () => {
  const { queue, sent } = setUp(({ input }) =>
    input.ticket === '1' ? { kind: 'refused', refusal: 'Mei was faster' } : done,
  )
  queue.add({ ticket: '1', to: 'preparing' })
  queue.add({ ticket: '1', to: 'ready' })
  queue.add({ ticket: '2', to: 'preparing' })
  await expect.poll(() => queue.state.waiting).toEqual([])
  expect(sent.map(({ input }) => input.ticket)).toEqual(['1', '2'])
  expect(queue.state.refused.map(({ refusal }) => refusal)).toEqual(['Mei was faster'])
  queue.dismissRefusals()
  expect(queue.state.refused).toEqual([])
})

it('shows what is done until a reading that began after it, however answers overtake each other', async () => {
  const { queue } = setUp(() => done)
  const before = queue.beginReading()
  queue.add({ ticket: '1', to: 'preparing' })
  await expect.poll(() => queue.state.waiting).toEqual([])
  expect(before()).toBe(true)
  // A press now is one on a ticket that is being prepared, not a second one on a new ticket.
  expect(pendingInputs(queue.state)).toEqual([{ ticket: '1', to: 'preparing' }])
  const [slow, fast] = [queue.beginReading(), queue.beginReading()]
  queue.add({ ticket: '1', to: 'ready' })
  await expect.poll(() => queue.state.waiting).toEqual([])
  expect(fast()).toBe(true)
  expect(pendingInputs(queue.state)).toEqual([{ ticket: '1', to: 'ready' }])
  expect(slow()).toBe(false)
  expect(queue.beginReading()()).toBe(true)
  expect(pendingInputs(queue.state)).toEqual([])
})

it('waits for a sign-in with what it has', async () => {
  let isSignedIn = false
  const { queue } = setUp(() => (isSignedIn ? done : { kind: 'signedOut' }))
  queue.add({ ticket: '1', to: 'preparing' })
  await expect.poll(() => queue.state.isSignedOut).toBe(true)
  expect(queue.state.waiting).toHaveLength(1)
  isSignedIn = true
  await settled(queue)
  expect(queue.state).toMatchObject({ waiting: [], isSignedOut: false })
})

it('survives what it cannot read', () => {
  expect(setUp(() => done, { text: '{broken' }).queue.state.waiting).toEqual([])
})
