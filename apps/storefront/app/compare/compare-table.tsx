import type { ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { AddForm } from '../catalogue/add-form.tsx'
import type { Card } from '../catalogue/card.ts'
import { PriceLines } from '../catalogue/price-block.tsx'
import { StockStatus } from '../catalogue/stock-status.tsx'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { CheckField } from '../ui/field.tsx'
import { Picture } from '../ui/picture.tsx'
import type { ComparePageData } from './compare.server.ts'
import { pathHref } from '../platform/routes.ts'
import './compare.css'

/** Products side by side; rows with equal values are hidden behind a checkbox unless all are equal. */
export function CompareTable({ page: { cards, rows } }: { page: ComparePageData }) {
  const shared = rows.filter(({ differs }) => !differs).length
  const folds = shared > 0 && shared < rows.length
  return (
    <div className={folds ? 'compare folds' : 'compare'}>
      {folds && <CheckField name="shared" label={m.compare_shared({ count: shared })} />}
      <section className="compare-scroll" aria-label={m.compare_title()}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{m.compare_row()}</span>
              </th>
              {cards.map((card, index) => (
                <Head key={card.sku} card={card} first={index === 0} />
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label={m.compare_price()}>
              {cards.map(({ sku, price }) => (
                <td key={sku}>
                  <PriceLines price={price} />
                </td>
              ))}
            </Row>
            <Row label={m.compare_stock()}>
              {cards.map(({ sku, stock }) => (
                <td key={sku}>
                  <StockStatus stock={stock} />
                </td>
              ))}
            </Row>
            {rows.map(({ code, label, texts, differs }) => (
              <Row key={code} label={label} className={differs ? undefined : 'same'}>
                {cards.map(({ sku }, column) => (
                  <td key={sku}>{texts[column] || '–'}</td>
                ))}
              </Row>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function Row({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      {children}
    </tr>
  )
}

function Head({ card, first }: { card: Card; first: boolean }) {
  const { language } = useShop()
  const { pathname, search } = useLocation()
  const to = pathHref(language, card.path)
  const canAddDirectly = card.simple && card.price && card.stock.state !== 'out'
  return (
    <th scope="col">
      {card.picture && <Picture picture={card.picture} sizes="16rem" {...(first && { first })} />}
      <Link className="name" to={to}>
        {card.name}
      </Link>
      {canAddDirectly ? (
        <AddForm card={card} />
      ) : (
        <ButtonLink small to={to}>
          {m.compare_product()}
          <span className="vh"> {card.name}</span>
        </ButtonLink>
      )}
      <Form method="post" action={pathname + search}>
        <input type="hidden" name="compare" value={card.sku} />
        <Button kind="link" type="submit" name="intent" value="remove">
          {m.compare_remove()}
          <span className="vh"> {card.name}</span>
        </Button>
      </Form>
    </th>
  )
}
