import { searchableStreet } from '@comptoir/rules/street-line'
import { SuggestedAddressesDocument } from '../generated/graphql.ts'
import { CommerceError, CommerceUnavailableError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import type { Route } from './+types/suggested-addresses'

/** An address that exists, as its form has it. */
export interface SuggestedAddress {
  readonly street: string
  readonly postcode: string
  readonly city: string
  /** Whether the street has the number; without, what was typed keeps its own. */
  readonly hasNumber: boolean
  /** Whether a number is to be typed. */
  readonly needsNumber: boolean
}

export interface SuggestedAddresses {
  readonly addresses: readonly SuggestedAddress[]
}

/**
 * Addresses that complete a street, as JSON for address forms. Nothing while they cannot be had: the shopper types on, and
 * an error page would help nobody.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const street = searchableStreet(searchParams.get('street') ?? '')
  const country = searchParams.get('country_code') ?? ''
  if (street === undefined || !/^[A-Z]{2}$/.test(country)) return answer([])
  const postcode = searchParams.get('postcode')?.slice(0, 20) || null
  try {
    const found = await commerce(context).query(SuggestedAddressesDocument, { street, country, postcode })
    return answer(
      (found.addressSuggestions ?? []).map((one) => ({
        street: one.street,
        postcode: one.postcode,
        city: one.city,
        hasNumber: Boolean(one.house_number),
        needsNumber: one.needs_house_number,
      })),
    )
  } catch (error) {
    if (!(error instanceof CommerceError || error instanceof CommerceUnavailableError)) throw error
    context.get(scopeContext).log.warn({ err: error }, 'Addresses cannot be completed')
    return answer([])
  }
}

const answer = (addresses: SuggestedAddresses['addresses']) =>
  Response.json({ addresses } satisfies SuggestedAddresses, {
    headers: { 'x-robots-tag': 'noindex', 'cache-control': 'no-store' },
  })
