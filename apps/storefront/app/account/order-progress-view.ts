import { isOrderStatus, type OrderStatus, type OrderStep } from '@comptoir/rules/order-status'
import { isOpenOrder } from '@comptoir/rules/privacy'
import type { Language } from '@comptoir/rules/language'
import { dayAndTime } from '../platform/dates.ts'
import type { OrderProgressFragment } from '../generated/graphql.ts'
import { href } from '../platform/routes.ts'
import type { RequestScope } from '../platform/scope.ts'

/** Query parameter of the progress of an order that is seen without an account. */
export const BY_LINK = 'link'

/** What the open page of an order asks for. */
export interface ProgressAnswer {
  readonly key: string
}

/** How an open page follows its order. */
export interface ProgressView {
  /** Changes whenever the page would show something else. */
  readonly key: string
  /** Whether anything may still happen. */
  readonly isOpen: boolean
  /** When the page was made. */
  readonly asOf: { readonly day: string; readonly time: string }
}

type Progress = Omit<OrderProgressFragment, 'number'>

const STEPS: ReadonlySet<string> = new Set<OrderStep>([
  'confirmed',
  'preparing',
  'ready',
  'out',
  'shipped',
  'handed_over',
  'delivered',
])

/** The steps behind an order that the page knows; undefined when the server does not tell them. */
export function stepsOf(
  progress: Progress['progress'] | null | undefined,
): { readonly step: OrderStep; readonly at: string }[] | undefined {
  return progress?.flatMap(({ step, at }) => (STEPS.has(step) ? [{ step: step as OrderStep, at }] : []))
}

/** What is compared to see whether an order went on. */
export function progressKey({ status_code, payment_state, progress, shipments }: Progress): string {
  const steps = (stepsOf(progress) ?? []).map(({ step, at }) => `${step} ${at}`)
  return [status_code, payment_state, shipments?.length ?? 0, ...steps].join('; ')
}

/** How the page of an order follows it; a quotation that is not accepted takes no steps. */
export function progressView(
  order: Progress,
  scope: Pick<RequestScope, 'site' | 'language'>,
  isOffer: boolean,
  now = new Date(),
): ProgressView {
  const { status_code: status } = order
  return {
    key: progressKey(order),
    isOpen: !isOffer && isOrderStatus(status ?? '') && isOpenOrder(status as OrderStatus),
    asOf: dayAndTime(now.toISOString(), scope),
  }
}

/** Address of the appointment of an order as a file for calendars. */
export const calendarPath = (language: Language, number: string, isByLink: boolean): string =>
  href(language, 'orderCalendar', { number, [BY_LINK]: isByLink ? 1 : undefined })

/** Address that tells how far an order is. */
export const progressPath = (language: Language, number: string, isByLink: boolean): string =>
  href(language, 'orderProgress', { number, [BY_LINK]: isByLink ? 1 : undefined })
