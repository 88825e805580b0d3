import type { Language } from '@comptoir/rules/language'
import type { LineView } from '../cart/cart-view.ts'
import { LineFacts } from '../cart/line-facts.tsx'
import { LinePicture } from '../cart/line-picture.tsx'
import * as m from '../paraglide/messages.js'
import { formatMoney } from '../platform/money.ts'
import type { AddressBlockView } from './checkout-view.ts'

/** What is about to be bought. */
export function RecapItems({ lines, language }: { lines: readonly LineView[]; language: Language }) {
  return (
    <section>
      <h2>{m.checkout_your_items()}</h2>
      <ul className="lines">
        {lines.map((line) => (
          <li className="line" key={line.uid}>
            <LinePicture picture={line.picture} />
            <div>
              <h3>{line.name}</h3>
              <LineFacts language={language} line={line} showsUnitPrice />
            </div>
            <div className="actions">
              <span className="help">
                {line.quantity} × {formatMoney(line.unit, language)}
              </span>
              <p className="sum">
                <span className="price">{formatMoney(line.row, language)}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function RecapAddress({ address: { name, lines, telephone } }: { address: AddressBlockView }) {
  return (
    <address>
      <b>{name}</b>
      {[...lines, ...(telephone ? [telephone] : [])].map((line) => (
        <span key={line}>
          <br />
          {line}
        </span>
      ))}
    </address>
  )
}
