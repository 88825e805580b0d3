import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { useProblem } from '../ui/form-problems.tsx'
import { Glyph, State } from '../ui/state.tsx'
import type { Linked } from './product-pick.tsx'

type PartNameProps = {
  readonly id: number
  /** Undefined of a product that is gone. */
  readonly product: Linked | undefined
  /** Name of the field, by which problems of the API find it. */
  readonly name: string
}

/** A product inside of another one, with what keeps shoppers from getting it. */
export function PartName({ id, product, name }: PartNameProps) {
  const problem = useProblem(name)
  return (
    <>
      <Link className="link" to={`/products/${id}`}>
        {product?.name ?? id}
      </Link>
      <small className="muted"> {product?.sku}</small>
      {product?.state === 'DISABLED' && <State kind="warn">{m.option_part_disabled()}</State>}
      {product?.state === 'SOLD_OUT' && <State kind="warn">{m.product_sold_out()}</State>}
      {!product && <State kind="bad">{m.option_part_gone()}</State>}
      {problem && (
        <p className="err">
          <Glyph kind="bad" />
          {problem}
        </p>
      )}
    </>
  )
}
