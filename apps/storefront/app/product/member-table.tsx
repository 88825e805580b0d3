import { Link } from 'react-router'
import { PriceLines } from '../catalogue/price-block.tsx'
import { StockWords } from '../catalogue/stock-words.tsx'
import * as m from '../paraglide/messages.js'
import { pathIn } from '../platform/seo.ts'
import { useShop } from '../layout/use-shop.ts'
import { FieldError } from '../ui/field.tsx'
import { Quantity } from '../ui/quantity.tsx'
import type { ProductPageData } from './product.server.ts'
import { fieldId, type Answers, type Member } from './composition.ts'

/** The rows of a grouped product, each with its own quantity; 0 leaves a row out. */
export function MemberTable({
  table,
  members,
  start,
  errors,
  onChange,
}: {
  table: ProductPageData['table']
  members: readonly Member[]
  start: Answers
  errors: Readonly<Record<string, string>>
  onChange: () => void
}) {
  return (
    <table className="table members">
      <caption className="vh">{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {table.item}
          </th>
          <th scope="col">{m.product_quantity()}</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <Row
            key={member.sku}
            member={member}
            start={start}
            error={errors[fieldId(member.name)]}
            onChange={onChange}
          />
        ))}
      </tbody>
    </table>
  )
}

function Row({
  member: { name, label, path, picture, price, stock, lot, labels },
  start,
  error,
  onChange,
}: {
  member: Member
  start: Answers
  error: string | undefined
  onChange: () => void
}) {
  const { language } = useShop()
  const out = stock.state === 'out'
  return (
    <tr className={out ? 'is-out' : undefined}>
      <td>
        {picture && (
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
      </td>
      <th scope="row">
        {path ? <Link to={pathIn(language, path)}>{label}</Link> : label}
        <PriceLines price={price} />
        {stock.state !== 'in' && <StockWords stock={stock} />}
        {error && <FieldError id={`${fieldId(name)}-error`}>{error}</FieldError>}
      </th>
      <td>
        {price && !out && (
          <Quantity
            id={fieldId(name)}
            name={name}
            value={Number(start.get(name) ?? 0) || 0}
            step={lot}
            min={0}
            invalid={error !== undefined}
            onChange={onChange}
            labels={labels}
          />
        )}
      </td>
    </tr>
  )
}
