import { columnsOf, nextStep } from '@comptoir/rules/kitchen'
import { useEffect } from 'react'
import type { Ticket } from './board.ts'
import type { Kitchen } from './use-kitchen.ts'

interface BoardKeys {
  readonly tickets: readonly Ticket[]
  readonly now: number
  readonly kitchen: Pick<Kitchen, 'move' | 'undo'>
  readonly onPrint: () => void
}

/**
 * 1 to 9 press the button of the ticket at that place, U takes the last step back, P prints tickets; outside of fields
 * and dialogs only.
 */
export function useBoardKeys({ tickets, now, kitchen: { move, undo }, onPrint }: BoardKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      // A key that is held is one press.
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog')) return
      if (document.querySelector('dialog[open]')) return
      if (key.toLowerCase() === 'u') return undo()
      if (key.toLowerCase() === 'p') return onPrint()
      if (!/^[1-9]$/.test(key)) return
      const ticket = columnsOf(tickets, now).flatMap((column) => column.tickets)[Number(key) - 1]
      const next = ticket && nextStep(ticket.method, ticket.state)
      if (next) move(ticket, next)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
