import type { VisitorKind } from '@comptoir/rules/visitor'
import * as m from '../paraglide/messages.js'
import type { RequestScope } from '../platform/scope.ts'
import { pathIn } from '../platform/seo.ts'
import type { IconName } from '../ui/icon.tsx'
import type { Food } from './food.server.ts'

export interface BuyerPromise {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly link?: { readonly label: string; readonly to: string }
}

/** What a buyer wants to know before: delivery, withdrawal, prices for professionals; for dishes, allergens. */
export function promisesOf(
  { site, language }: Pick<RequestScope, 'site' | 'language'>,
  kind: VisitorKind,
  food: Food | undefined,
): BuyerPromise[] {
  const { footer, kinds } = site.languages[language]
  const [delivery] = footer.vows
  const found: BuyerPromise[] = []
  if (food) found.push({ icon: 'info', title: m.product_allergens(), text: allergenText(food) })
  if (delivery) found.push({ icon: 'truck', title: vowTitle(delivery), text: delivery.text })
  if (site.features['withdrawal'])
    found.push({ icon: 'back', title: m.product_withdrawal(), text: m.product_withdrawal_text() })
  if (site.features['professionals'] && kinds && kind === 'b2c') {
    const link = {
      label: m.product_professional_link(),
      to: pathIn(language, kinds.b2bPath.replace(/^\//, '')),
    }
    found.push({ icon: 'page', title: m.product_professional(), text: '', link })
  }
  return found
}

function allergenText({ allergens, allergenNote }: Food): string {
  const within = allergens.flatMap((one) => (one.within ? one.name : []))
  const said = within.length > 0 ? `${within.join(', ')}.` : allergenNote
  return `${said} ${m.food_perishable()}`
}

/** "48H delivery" and "15 minutes" are one sentence each: a title in lower case goes on from its figure. */
function vowTitle({ figure, title }: { figure: string; title: string }): string {
  return /^\p{Ll}/u.test(title) ? `${figure} ${title}` : `${title} ${figure}`
}
