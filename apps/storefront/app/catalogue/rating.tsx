import { formatNumber } from '@comptoir/rules/number-format'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { localeIn } from '../platform/locale.ts'
import { Stars } from '../ui/stars.tsx'

/** The average of a product's reviews: stars for the eye, words for the ear. */
export function Rating({ stars, count }: { stars: number; count: number }) {
  const { language } = useShop()
  const value = formatNumber(stars, localeIn(language))
  return (
    <p className="rating">
      <Stars value={stars} />
      <span className="vh">{m.review_label({ stars: value, count })}</span>
      <span aria-hidden="true">
        {value} ({count})
      </span>
    </p>
  )
}
