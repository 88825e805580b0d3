import type { ReactNode } from 'react'

/** A formatted amount, followed by the tax label. */
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

/** The previous price, struck through; `label` names it. */
export function PriceBefore({ label, amount }: { label: ReactNode; amount: string }) {
  return (
    <p className="was">
      {label} <s>{amount}</s>
    </p>
  )
}
