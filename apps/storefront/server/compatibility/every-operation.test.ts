import { readMagentoSchema } from '@comptoir/contract/magento-schema'
import { readSchema } from '@comptoir/contract/schema'
import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import * as generated from '../../app/generated/graphql.ts'
import { downgradeOperation } from './downgrade-operation.ts'
import { inlineFragments } from './inline-fragments.ts'

const local = buildSchema(readSchema())
const magento = buildSchema(readMagentoSchema())
const documents = Object.entries(generated).flatMap(([name, document]) =>
  name.endsWith('Document') ? [[name.replace(/Document$/, ''), String(document)] as const] : [],
)

describe('Against Magento without extensions', () => {
  it.each(documents)('%s sends a valid operation', (_name, document) => {
    const { source } = downgradeOperation(inlineFragments(document), local, magento)
    // An operation with no remaining field is not sent.
    expect(source === undefined ? [] : validate(magento, parse(source))).toEqual([])
  })

  it.each([
    'Category',
    'Product',
    'AddToCart',
    'Cart',
    'CheckoutCart',
    'Register',
    'SetShippingAddress',
    'SetBillingAddress',
    'SetShippingMethod',
    'SetPaymentMethod',
    'PlaceOrder',
  ])('%s is sent', (name) => {
    const [, document = ''] = documents.find(([known]) => known === name) ?? []
    expect(downgradeOperation(inlineFragments(document), local, magento).source).toBeDefined()
  })
})
