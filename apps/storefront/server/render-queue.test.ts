import { describe, expect, it } from 'vitest'
import { RenderQueue } from './render-queue.ts'

/** Renders pages of the lanes at once and returns the order in which they had their turns. */
async function orderOf(queue: RenderQueue, lanes: readonly ('known' | 'other')[]): Promise<string[]> {
  const order: string[] = []
  await Promise.all(
    lanes.map((lane, index) =>
      queue.run(lane, async () => {
        await queue.turn(lane)
        order.push(`${lane} ${index}`)
      }),
    ),
  )
  return order
}

describe('RenderQueue', () => {
  it('renders pages of known paths first, each lane in order', async () => {
    const order = await orderOf(new RenderQueue(), ['other', 'other', 'known', 'other', 'known'])
    expect(order).toEqual(['known 2', 'known 4', 'other 0', 'other 1', 'other 3'])
  })

  it('lets a known page that arrives late overtake those that wait', async () => {
    const queue = new RenderQueue()
    const order: string[] = []
    const others = [1, 2, 3].map(async (index) => {
      await queue.turn('other')
      order.push(`other ${index}`)
      if (index === 1) void queue.turn('known').then(() => order.push('known'))
    })
    await Promise.all(others)
    expect(order).toEqual(['other 1', 'known', 'other 2', 'other 3'])
  })

  it('handles other events between two pages', async () => {
    const queue = new RenderQueue()
    const events: string[] = []
    const pages = ['first', 'second'].map(async (name) => {
      await queue.turn('other')
      events.push(name)
      if (name === 'first') setImmediate(() => events.push('event'))
    })
    await Promise.all(pages)
    expect(events).toEqual(['first', 'event', 'second'])
  })

  it('knows a path after a page was rendered from it, and no URL with parameters', () => {
    const queue = new RenderQueue()
    expect(queue.laneOf('/fr', false)).toBe('other')
    queue.remember('/fr')
    expect(queue.laneOf('/fr', false)).toBe('known')
    expect(queue.laneOf('/fr', true)).toBe('other')
    queue.remember(`/${'a'.repeat(600)}`)
    expect(queue.laneOf(`/${'a'.repeat(600)}`, false)).toBe('other')
  })

  it('continues after a page that failed', async () => {
    const queue = new RenderQueue()
    const failed = queue.run('known', async () => {
      await queue.turn('known')
      throw new Error('broken page')
    })
    await expect(failed).rejects.toThrow('broken page')
    expect(await orderOf(queue, ['other', 'known'])).toEqual(['known 1', 'other 0'])
  })
})
