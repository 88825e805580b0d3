import type { ReactNode } from 'react'

/** An amount, already written in the shopper's language, with TTC or HT behind it. */
export function Price({
  amount,
  tax,
  big,
  prefix,
}: {
  amount: string
  tax?: string
  big?: boolean
  prefix?: string
}) {
  return (
    <span className={big ? 'price big' : 'price'}>
      {prefix && <small>{prefix} </small>}
      {amount}
      {tax && <small> {tax}</small>}
    </span>
  )
}

/** The price before, struck through; `label` says which price that was. */
export function PriceBefore({ label, amount }: { label: ReactNode; amount: string }) {
  return (
    <p className="was">
      {label} <s>{amount}</s>
    </p>
  )
}
