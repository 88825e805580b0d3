import * as m from '../paraglide/messages.js'
import { Facts } from '../ui/facts.tsx'
import type { Declaration } from './steps.ts'

/** Content of the declaration. */
export function DeclarationList({ declaration }: { declaration: Declaration }) {
  const { number, name, email, message, items } = declaration
  const facts = [
    { label: m.withdrawal_order_label(), fact: number },
    { label: m.order_items(), fact: items.join(', ') },
    { label: m.withdrawal_by(), fact: name },
    { label: m.withdrawal_acknowledged_to(), fact: email },
    ...(message ? [{ label: m.withdrawal_message(), fact: message }] : []),
  ]
  return (
    <dl className="pairs panel open">
      <Facts facts={facts} />
    </dl>
  )
}
