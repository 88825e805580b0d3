import type { App } from '../platform/context.ts'
import { CommandError } from '../platform/errors.ts'
import { explainPriceCommand, explainPriceUsage } from './explain-price.ts'
import { explainSearch, explainSearchUsage } from './explain-search.ts'

export const explainUsage = `${explainSearchUsage}\n${explainPriceUsage}`

/** The command `explain`: why the hits of a search stand in their order, or what makes the price of a product. Throws CommandError. */
export async function explainCommand(
  app: App,
  words: readonly string[],
  flags: ReadonlyMap<string, string>,
): Promise<string> {
  const [kind, ...of] = words
  if (kind === 'search') return await explainSearch(app, of, flags)
  if (kind === 'price') return await explainPriceCommand(app, of, flags)
  throw new CommandError(`Use:\n${explainUsage}`)
}
