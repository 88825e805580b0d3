import { isWorkingDay, localTime } from '@comptoir/rules/calendar'
import { deliveryDate } from '@comptoir/rules/shipping'
import type { VisitorKind } from '@comptoir/rules/visitor'
import { clock, longDay } from '../platform/dates.ts'
import type { StockView } from '../catalogue/card.ts'
import * as m from '../paraglide/messages.js'
import type { RequestScope } from '../platform/scope.ts'
import { pathHref } from '../platform/routes.ts'
import type { IconName } from '../ui/icon.tsx'
import type { Food } from './food.server.ts'

export interface PurchaseInfoItem {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly link?: { readonly label: string; readonly to: string }
}

interface PurchaseProduct {
  readonly kind: VisitorKind
  readonly food: Food | undefined
  readonly stock: StockView
  /** Virtual products are not shipped. */
  readonly isVirtual: boolean
  /** Whether the shop takes back an old appliance. */
  readonly isAppliance: boolean
  /** Personalised goods have no right of withdrawal. */
  readonly isPersonal: boolean
}

type Scope = Pick<RequestScope, 'site' | 'language'>

/** Delivery, withdrawal, professional prices and, for dishes, allergens. */
export function purchaseInfoOf(scope: Scope, product: PurchaseProduct, now = new Date()): PurchaseInfoItem[] {
  const { site, language } = scope
  const { visitorKinds } = site.languages[language]
  const { food, kind, isAppliance } = product
  const found: PurchaseInfoItem[] = []
  if (food) found.push({ icon: 'info', title: m.product_allergens(), text: allergenText(food) })
  found.push(...deliveryInfo(scope, product, now))
  if (site.features['withdrawal'] && kind === 'b2c' && !product.isPersonal)
    found.push({
      icon: 'back',
      title: m.product_withdrawal(),
      text: isAppliance ? m.product_withdrawal_text() : '',
    })
  if (site.features['professionals'] && visitorKinds && kind === 'b2c') {
    const link = {
      label: m.product_professional_link(),
      to: pathHref(language, visitorKinds.b2bPath.replace(/^\//, '')),
    }
    found.push({ icon: 'page', title: m.product_professional(), text: '', link })
  }
  return found
}

/** Estimated delivery day (decisions F-1); the site's first guarantee when shoppers choose a time slot. */
function deliveryInfo({ site, language }: Scope, product: PurchaseProduct, now: Date): PurchaseInfoItem[] {
  if (product.isVirtual || product.stock.state === 'out') return []
  const icon = 'truck'
  if (product.stock.state === 'made_to_order')
    return [{ icon, title: m.product_made_to_order(), text: m.product_made_to_order_text() }]
  const [guarantee] = site.languages[language].footer.guarantees
  const { delivery } = site
  if (!delivery || site.features['locations'])
    return guarantee ? [{ icon, title: guaranteeTitle(guarantee), text: guarantee.text }] : []
  const day = longDay(deliveryDate(now, { ...delivery, timeZone: site.timeZone }), language)
  const text = `${orderBy(delivery.cutOffHour, { site, language }, now)} ${guarantee?.text ?? ''}`.trim()
  return [{ icon, title: m.product_delivery_by({ day }), text }]
}

/** Order deadline for the delivery day; a clock time stays valid on a cached page. */
function orderBy(cutOffHour: number, { site, language }: Scope, now: Date): string {
  const { day, hour } = localTime(now, site.timeZone)
  const inTime = isWorkingDay(day) && hour < cutOffHour
  return inTime
    ? m.product_order_before({ hour: clock(`${String(cutOffHour).padStart(2, '0')}:00`, language) })
    : m.product_order_now()
}

function allergenText({ allergens, allergenNote, perishable }: Food): string {
  const contained = allergens.flatMap((one) => (one.isContained ? one.name : []))
  const list = contained.length > 0 ? `${contained.join(', ')}.` : allergenNote
  return perishable ? `${list} ${m.food_perishable()}` : list
}

/** A title in lower case follows its figure, as in "15 minutes"; others precede it, as in "Delivery 48H". */
function guaranteeTitle({ figure, title }: { figure: string; title: string }): string {
  return /^\p{Ll}/u.test(title) ? `${figure} ${title}` : `${title} ${figure}`
}
