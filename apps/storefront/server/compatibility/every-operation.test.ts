import { readMagentoSchema } from '@comptoir/contract/facts'
import { readSchema } from '@comptoir/contract/schema'
import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import * as generated from '../../app/generated/graphql.ts'
import { fitOperation } from './fit-operation.ts'
import { inlined } from './inline.ts'

const own = buildSchema(readSchema())
const magento = buildSchema(readMagentoSchema())
const documents = Object.entries(generated).flatMap(([name, document]) =>
  name.endsWith('Document') ? [[name.replace(/Document$/, ''), String(document)] as const] : [],
)

describe('On a Magento without any extension', () => {
  it.each(documents)('%s asks nothing that is not there', (_name, document) => {
    const { source } = fitOperation(inlined(document), own, magento)
    // An operation of which nothing is left is not sent.
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
  ])('%s is asked', (name) => {
    const [, document = ''] = documents.find(([known]) => known === name) ?? []
    expect(fitOperation(inlined(document), own, magento).source).toBeDefined()
  })
})
