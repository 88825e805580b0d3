import { optionFieldName } from '../catalogue/option-field-name.ts'
import * as m from '../paraglide/messages.js'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { fieldId } from './configuration.ts'
import type { ProductPageData } from './product.server.ts'
import type { ConfiguredProduct } from './use-configured-product.ts'

interface BuyErrorsProps {
  readonly page: ProductPageData
  readonly title: string
  readonly errors: ConfiguredProduct['errors']
}

/** Why a product was not put into the cart, with links to the fields. */
export function BuyErrors({ page, title, errors }: BuyErrorsProps) {
  return <ErrorSummary title={title} errors={namedErrors(page, errors)} />
}

/** Errors with the labels of their fields, for the summary. */
function namedErrors(
  page: ProductPageData,
  errors: ConfiguredProduct['errors'],
): ConfiguredProduct['errors'] {
  const options = page.options.map(({ code, label }) => ({ name: optionFieldName(code), label }))
  const fields = [...options, ...page.productOptions, ...page.groupedItems]
  const labels = new Map(fields.map(({ name, label }) => [fieldId(name), label]))
  const named = Object.entries(errors).map(([id, text]) => {
    const label = labels.get(id)
    return [id, label ? m.product_option({ label, value: text }) : text]
  })
  return Object.fromEntries(named)
}
