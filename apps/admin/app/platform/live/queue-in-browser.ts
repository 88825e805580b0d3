import type { Deed, DeedResult, QueueOptions } from './deed-queue.ts'

/** What the page's server answers to a posted deed. */
type DeedAnswer<Refusal> = { readonly refusal: Refusal | null }

/** Sends deeds as JSON to an address of the back office and keeps what waits in the browser, under a name. */
export function queueInBrowser<Input, Refusal>(
  url: string,
  name: string,
): Omit<QueueOptions<Input, Refusal>, 'dependsOn'> {
  return {
    send: async ({ key, input }: Deed<Input>): Promise<DeedResult<Refusal>> => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key, input }),
      })
      if (response.status === 401) return { kind: 'signedOut' }
      if (!response.ok) return { kind: 'away' }
      const answer: DeedAnswer<Refusal> = await response.json()
      return answer.refusal === null ? { kind: 'done' } : { kind: 'refused', refusal: answer.refusal }
    },
    store: {
      read: () => (typeof localStorage === 'undefined' ? null : localStorage.getItem(name)),
      write: (text) => {
        if (text === null) localStorage.removeItem(name)
        else localStorage.setItem(name, text)
      },
    },
    now: () => Date.now(),
    newKey: () => crypto.randomUUID(),
    schedule: (work, ms) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  }
}
