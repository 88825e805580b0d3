import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '../platform/money.ts'
import { Link } from 'react-router'
import { LineAllergens } from '../cart/line-allergens.tsx'
import { LineOptions } from '../cart/line-options-list.tsx'
import { LinePicture } from '../cart/line-picture.tsx'
import type { OrderLineView } from './order-view.ts'
import { pathHref } from '../platform/routes.ts'

/** Order lines with the names and prices at the time of the order. */
export function OrderLines({
  lines,
  language,
  currency,
}: {
  lines: readonly OrderLineView[]
  language: Language
  currency: string | undefined
}) {
  return (
    <ul className="lines">
      {lines.map(({ id, name, path, picture, options, food, quantity, unit, row }) => (
        <li className="line" key={id}>
          <LinePicture picture={picture} />
          <div>
            <h3>{path ? <Link to={pathHref(language, path)}>{name}</Link> : name}</h3>
            <LineOptions options={options} />
            <LineAllergens food={food} />
          </div>
          <div className="actions">
            <span className="help">
              {quantity} × {formatMoney(unit, language, currency)}
            </span>
            <p className="sum">
              <span className="price">{formatMoney(row, language, currency)}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
