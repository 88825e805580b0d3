import type { AlertKind } from '@comptoir/rules/product-alert'
import type { RouterContextProvider } from 'react-router'
import * as m from '../paraglide/messages.js'
import { privateSeo } from '../platform/private-seo.server.ts'
import type { Seo } from '../platform/seo.ts'

/** Head of the page on which one asks for an alert. */
export const alertSeo = (context: Readonly<RouterContextProvider>, kind: AlertKind): Seo =>
  privateSeo(context, kind === 'stock' ? m.alert_stock_title() : m.alert_price_title())
