import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '../paraglide/messages.js'
import type { Closure, SlotAnswer, SlotDeed } from './calendar.ts'

export interface SlotDeeds {
  readonly isBusy: boolean
  /** What went wrong, in words. */
  readonly problem: string | null
  /** The closure that was just made, to take it back or to write to those it hits. */
  readonly closed: Closure | null
  /** Something that was just done, in words. */
  readonly said: string | null
  /** `say` tells what was done, from the answer. */
  readonly send: (deed: SlotDeed, say?: Said) => Promise<boolean>
  readonly forget: () => void
}

type Said = string | ((answer: Extract<SlotAnswer, { ok: true }>) => string)

/** Changes slots: posts what was done and reads the calendar anew. */
export function useSlotDeeds(locationId: string): SlotDeeds {
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<Pick<SlotDeeds, 'isBusy' | 'problem' | 'closed' | 'said'>>({
    isBusy: false,
    problem: null,
    closed: null,
    said: null,
  })
  const send = async (deed: SlotDeed, say: Said | null = null) => {
    setState({ isBusy: true, problem: null, closed: null, said: null })
    const answer = await post(locationId, deed)
    await revalidate()
    setState({
      isBusy: false,
      problem: answer.ok ? null : answer.message,
      closed: answer.ok ? (answer.closure ?? null) : null,
      said: answer.ok ? (typeof say === 'function' ? say(answer) : say) : null,
    })
    return answer.ok
  }
  return {
    ...state,
    send,
    forget: () => setState({ isBusy: false, problem: null, closed: null, said: null }),
  }
}

async function post(locationId: string, deed: SlotDeed): Promise<SlotAnswer> {
  try {
    const response = await fetch(`/slots/${locationId}/changes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: crypto.randomUUID(), deed }),
    })
    if (response.ok) return await response.json()
  } catch {
    // Without an answer nothing is known: the calendar is read anew.
  }
  return { ok: false, message: m.slots_failed() }
}
