import { columnsOf, nextStep } from '@comptoir/rules/kitchen'
import { useEffect } from 'react'
import type { Ticket } from './board.ts'
import type { Kitchen } from './use-kitchen.ts'

/** 1 to 9 press the button of the ticket at that place, U takes the last step back; outside of fields only. */
export function useBoardKeys(tickets: readonly Ticket[], now: number, { move, undo }: Kitchen): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      // A key that is held is one press.
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog')) return
      if (key.toLowerCase() === 'u') return undo()
      if (!/^[1-9]$/.test(key)) return
      const ticket = columnsOf(tickets, now).flatMap((column) => column.tickets)[Number(key) - 1]
      const next = ticket && nextStep(ticket.method, ticket.state)
      if (next) move(ticket, next)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
