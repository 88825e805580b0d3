import { isWorkingDay, localTime } from '@comptoir/rules/calendar'
import { deliveryDate } from '@comptoir/rules/shipping'
import type { VisitorKind } from '@comptoir/rules/visitor'
import { longDay } from '../platform/dates.ts'
import type { StockView } from '../catalogue/card.ts'
import * as m from '../paraglide/messages.js'
import type { RequestScope } from '../platform/scope.ts'
import { pathIn } from '../platform/seo.ts'
import type { IconName } from '../ui/icon.tsx'
import { clock } from '../platform/dates.ts'
import type { Food } from './food.server.ts'

export interface BuyerPromise {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly link?: { readonly label: string; readonly to: string }
}

interface Promised {
  readonly kind: VisitorKind
  readonly food: Food | undefined
  readonly stock: StockView
  /** It is sent nowhere. */
  readonly isVirtual: boolean
  /** An appliance, of which the old one is taken back. */
  readonly isAppliance: boolean
  /** Made to the words of the buyer, and so without withdrawal. */
  readonly isPersonal: boolean
}

type Scope = Pick<RequestScope, 'site' | 'language'>

/** What a buyer wants to know before: delivery, withdrawal, prices for professionals; for dishes, allergens. */
export function promisesOf(scope: Scope, product: Promised, now = new Date()): BuyerPromise[] {
  const { site, language } = scope
  const { kinds } = site.languages[language]
  const { food, kind, isAppliance } = product
  const found: BuyerPromise[] = []
  if (food) found.push({ icon: 'info', title: m.product_allergens(), text: allergenText(food) })
  found.push(...deliveryPromise(scope, product, now))
  if (site.features['withdrawal'] && kind === 'b2c' && !product.isPersonal)
    found.push({
      icon: 'back',
      title: m.product_withdrawal(),
      text: isAppliance ? m.product_withdrawal_text() : '',
    })
  if (site.features['professionals'] && kinds && kind === 'b2c') {
    const link = {
      label: m.product_professional_link(),
      to: pathIn(language, kinds.b2bPath.replace(/^\//, '')),
    }
    found.push({ icon: 'page', title: m.product_professional(), text: '', link })
  }
  return found
}

/** The day it arrives if ordered now (decisions F-1); where shoppers choose a time slot, what the shop says of it. */
function deliveryPromise({ site, language }: Scope, product: Promised, now: Date): BuyerPromise[] {
  if (product.isVirtual || product.stock.state === 'out') return []
  const icon = 'truck'
  if (product.stock.state === 'made_to_order')
    return [{ icon, title: m.product_to_order(), text: m.product_to_order_text() }]
  const [vow] = site.languages[language].footer.vows
  const { delivery } = site
  if (!delivery || site.features['locations'])
    return vow ? [{ icon, title: vowTitle(vow), text: vow.text }] : []
  const day = longDay(deliveryDate(now, delivery), language)
  const text = `${orderBy(delivery.cutOffHour, language, now)} ${vow?.text ?? ''}`.trim()
  return [{ icon, title: m.product_by_day({ day }), text }]
}

/** Until when the day holds: it stays true on a page that was kept for some minutes. */
function orderBy(cutOffHour: number, language: Scope['language'], now: Date): string {
  const { day, hour } = localTime(now)
  const inTime = isWorkingDay(day) && hour < cutOffHour
  return inTime
    ? m.product_order_before({ hour: clock(`${String(cutOffHour).padStart(2, '0')}:00`, language) })
    : m.product_order_now()
}

function allergenText({ allergens, allergenNote, perishable }: Food): string {
  const within = allergens.flatMap((one) => (one.within ? one.name : []))
  const said = within.length > 0 ? `${within.join(', ')}.` : allergenNote
  return perishable ? `${said} ${m.food_perishable()}` : said
}

/** "48H delivery" and "15 minutes" are one sentence each: a title in lower case goes on from its figure. */
function vowTitle({ figure, title }: { figure: string; title: string }): string {
  return /^\p{Ll}/u.test(title) ? `${figure} ${title}` : `${title} ${figure}`
}
