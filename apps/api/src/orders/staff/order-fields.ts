import { loneStatusLabel } from '@comptoir/rules/order-status'
import { versionOf } from '../../platform/admin/audit.ts'
import type { AdminContext, AdminResolverMap } from '../../platform/admin/context.ts'
import { messageIn } from '../../platform/messages.ts'
import { appointmentWindows, deskAppointment } from './appointment.ts'
import { actionsOf, addressOf, customerOf, totalsOf } from './desk.ts'
import type { DeskOrder } from './desk-order.ts'
import { linesOf, showsTax } from './lines.ts'
import { readTimeline } from './timeline.ts'

/** The fields of an order as staff see it. */
export const orderFields: AdminResolverMap[string] = {
  version: async ({ id }: DeskOrder, _: unknown, { app }: AdminContext) =>
    await versionOf(app.sql, { type: 'order', id }),
  placedAt: ({ whole }: DeskOrder) => whole.order.createdAt.toISOString(),
  website: ({ store }: DeskOrder) => store.website.code,
  websiteName: ({ store }: DeskOrder) => store.website.name,
  storeViewId: ({ store }: DeskOrder) => String(store.id),
  language: ({ store }: DeskOrder) => store.language,
  status: ({ whole }: DeskOrder) => whole.order.status,
  customerStatus: ({ whole }: DeskOrder, _: unknown, { language }: AdminContext) =>
    messageIn(language, `order_status_${loneStatusLabel(whole.order.status)}`),
  payment: ({ payment }: DeskOrder) => payment.toUpperCase(),
  outstanding: ({ whole: { order } }: DeskOrder) => {
    return { amount: order.outstanding, currency: order.currency }
  },
  paymentTitle: ({ whole }: DeskOrder) => whole.order.paymentTitle,
  paymentExpiresAt: ({ whole }: DeskOrder) => whole.order.paymentExpiresAt?.toISOString() ?? null,
  work: ({ work }: DeskOrder) => work.toUpperCase(),
  preparation: ({ preparation }: DeskOrder) => preparation.toUpperCase(),
  customerKind: ({ whole }: DeskOrder) => whole.order.visitorKind.toUpperCase(),
  showsPricesWithTax: ({ whole }: DeskOrder) => showsTax(whole.order),
  lines: async (desk: DeskOrder, _: unknown, ctx: AdminContext) => await linesOf(ctx, desk),
  totals: (desk: DeskOrder) => totalsOf(desk),
  billingAddress: (desk: DeskOrder, _: unknown, ctx: AdminContext) => addressOf(ctx, desk, 'billing'),
  shippingAddress: (desk: DeskOrder, _: unknown, ctx: AdminContext) => addressOf(ctx, desk, 'shipping'),
  shippingTitle: ({ whole }: DeskOrder) => whole.order.shippingTitle,
  documents: ({ whole }: DeskOrder) =>
    whole.documents.map(({ id, kind, number, createdAt, grandTotal }) => ({
      id,
      kind: kind === 'invoice' ? 'INVOICE' : 'CREDIT_NOTE',
      number,
      createdAt: createdAt.toISOString(),
      total: { amount: grandTotal, currency: whole.order.currency },
    })),
  shipments: ({ whole }: DeskOrder) =>
    whole.shipments.map(({ createdAt, items, ...shipment }) => ({
      ...shipment,
      createdAt: createdAt.toISOString(),
      lines: items.map(({ orderItemId, quantity }) => ({ lineId: orderItemId, quantity })),
    })),
  fulfilment: ({ whole }: DeskOrder) => {
    const { fulfilment } = whole.order
    if (!fulfilment) return null
    const { method, location, startsAt, ...slot } = fulfilment
    return {
      ...slot,
      method: method.toUpperCase(),
      location: location.title,
      startsAt: new Date(startsAt).toISOString(),
    }
  },
  appointment: ({ whole }: DeskOrder) => deskAppointment(whole.order.appointment),
  appointmentWindows: async (desk: DeskOrder, _: unknown, ctx: AdminContext) =>
    await appointmentWindows(ctx, desk),
  deliveryDate: ({ whole }: DeskOrder) => whole.order.deliveryDate,
  comment: ({ whole }: DeskOrder) => whole.order.comment,
  deliveryComment: ({ whole }: DeskOrder) => whole.order.commentShipping,
  cutlery: ({ whole }: DeskOrder) => whole.order.cutlery,
  purchaseOrderNumber: ({ whole }: DeskOrder) => whole.order.purchaseOrderNumber,
  customer: async (desk: DeskOrder, _: unknown, ctx: AdminContext) => await customerOf(ctx, desk),
  timeline: async ({ id }: DeskOrder, _: unknown, ctx: AdminContext) => await readTimeline(ctx, id),
  actions: (desk: DeskOrder, _: unknown, ctx: AdminContext) => actionsOf(ctx, desk),
}
