import { isByAppointment } from '@comptoir/rules/appointment'
import { holidaysOf, isWorkingDay, localTime } from '@comptoir/rules/calendar'
import type { Language } from '@comptoir/rules/language'
import { deliveryDate, type DeliveryPromise } from '@comptoir/rules/shipping'
import type { VisitorKind } from '@comptoir/rules/visitor'
import { needsLocation } from '../platform/needs-location.ts'
import { clock, longDay } from '../platform/dates.ts'
import type { StockView } from '../catalogue/card.ts'
import type { RequestScope } from '../platform/scope.ts'
import { pathHref } from '../platform/routes.ts'
import { textsOf } from '../platform/site-texts.ts'

/** Delivery: of a product made to order, with the site's guarantee, or by an estimated day (decisions F-1). */
export type DeliveryInfo =
  | { readonly type: 'made_to_order' }
  /** `day` is the first one with appointments. */
  | { readonly type: 'appointment'; readonly day: string }
  | { readonly type: 'guarantee'; readonly title: string; readonly text: string }
  | {
      readonly type: 'day'
      /** `vendredi 13 novembre` */
      readonly day: string
      /** Time until which to order for this day; undefined after it. */
      readonly orderBefore: string | undefined
      readonly text: string
    }

export interface PurchaseInfoData {
  readonly delivery: DeliveryInfo | undefined
  /** Undefined without right of withdrawal. */
  readonly withdrawal: { readonly isAppliance: boolean } | undefined
  /** Link to the page for professionals. */
  readonly professionals: string | undefined
}

interface PurchaseProduct {
  readonly kind: VisitorKind
  readonly stock: StockView
  /** Virtual products are not shipped. */
  readonly isVirtual: boolean
  /** Of one unit, in the website's unit. */
  readonly weight: number
  /** Whether the shop takes back an old appliance. */
  readonly isAppliance: boolean
  /** Personalised goods have no right of withdrawal. */
  readonly isPersonal: boolean
  /** Whether a private visitor chose prices without tax already. */
  readonly isShownNet?: boolean
}

type Scope = Pick<RequestScope, 'site' | 'language'>

export function purchaseInfoOf(scope: Scope, product: PurchaseProduct, now = new Date()): PurchaseInfoData {
  const { site, language } = scope
  const { visitorKinds } = textsOf({ site, language })
  const isConsumer = product.kind === 'b2c'
  const canWithdraw = site.features['withdrawal'] && isConsumer && !product.isPersonal
  return {
    delivery: deliveryInfo(scope, product, now),
    withdrawal: canWithdraw ? { isAppliance: product.isAppliance } : undefined,
    professionals:
      site.features['professionals'] && visitorKinds && isConsumer && !product.isShownNet
        ? pathHref(language, visitorKinds.b2bPath.replace(/^\//, ''))
        : undefined,
  }
}

/** The estimated day; the site's first guarantee when shoppers choose a time slot. */
function deliveryInfo(
  { site, language }: Scope,
  product: PurchaseProduct,
  now: Date,
): DeliveryInfo | undefined {
  if (product.isVirtual || product.stock.state === 'out') return undefined
  if (product.stock.state === 'made_to_order') return { type: 'made_to_order' }
  const [guarantee] = textsOf({ site, language }).footer.guarantees
  const { delivery, timeZone } = site
  if (!delivery || needsLocation(site))
    return guarantee && { type: 'guarantee', title: guaranteeTitle(guarantee), text: guarantee.text }
  const holidays = holidaysOf(delivery.holidays)
  const lead = appointmentLead(site, product.weight)
  if (lead !== undefined) {
    const promise = { ...delivery, workingDays: lead, holidays, timeZone }
    return { type: 'appointment', day: longDay(deliveryDate(now, promise), language) }
  }
  return {
    type: 'day',
    day: longDay(deliveryDate(now, { ...delivery, holidays, timeZone }), language),
    orderBefore: isInTime(now, { ...delivery, holidays, timeZone })
      ? hourText(delivery.cutOffHour, language)
      : undefined,
    text: guarantee?.text ?? '',
  }
}

/** Working days until the first appointment, where every shipping method has them for this weight. */
function appointmentLead({ shipping }: Pick<RequestScope['site'], 'shipping'>, weight: number) {
  const leads = shipping.flatMap(({ appointment }) =>
    appointment && isByAppointment(appointment, { weight, optionSkus: [] })
      ? appointment.leadWorkingDays
      : [],
  )
  return leads.length > 0 && leads.length === shipping.length ? Math.min(...leads) : undefined
}

/** Whether an order now is handled on the same day. */
function isInTime(now: Date, { cutOffHour, holidays, timeZone }: DeliveryPromise): boolean {
  const { day, hour } = localTime(now, timeZone)
  return isWorkingDay(day, holidays) && hour < cutOffHour
}

/** A clock time stays valid on a cached page. */
const hourText = (hour: number, language: Language) => clock(`${String(hour).padStart(2, '0')}:00`, language)

/** A title in lower case follows its figure, as in "15 minutes"; others precede it, as in "Delivery 48H". */
function guaranteeTitle({ figure, title }: { figure: string; title: string }): string {
  return /^\p{Ll}/u.test(title) ? `${figure} ${title}` : `${title} ${figure}`
}
