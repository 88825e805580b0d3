import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCustomer, logIn } from '../../test/accounts.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, paris, placed } from '../../test/checkout.ts'
import { mailsTo } from '../../test/mails.ts'

let test: TestApi
beforeAll(async () => {
  test = await createTestApi()
})
afterAll(() => test.close())

type Described = {
  code: string
  frontend_input: string
  is_required: boolean
  sort_order: number
  multiline_count: number
  input_filter: string
  validate_rules: { name: string; value: string }[]
  options: { value: string; label: string; is_default: boolean }[]
}
const described = `{ items { code frontend_input is_required options { value label is_default }
  ... on CustomerAttributeMetadata { sort_order multiline_count input_filter validate_rules { name value } } } }`

describe('Fields beyond Magento’s', () => {
  const save = `mutation ($input: CustomerAddressInput!) {
    createCustomerAddress(input: $input) {
      uid pad_code pad_latitude custom_attributesV2(attributeCodes: ["pad_code"]) { code ... on AttributeValue { value } }
      custom_attributes { attribute_code value }
    }
  }`
  const written = (custom: object[]) => ({ input: { ...paris, custom_attributesV2: custom } })

  it('are custom attributes of an address', async () => {
    const { token: as } = await newCustomer(test)
    const custom = [
      { attribute_code: 'pad_code', value: '12A34' },
      { attribute_code: 'pad_latitude', value: '48.87' },
    ]
    const { data } = await test.send<{ createCustomerAddress: object }>(save, written(custom), { as })
    expect(data.createCustomerAddress).toMatchObject({
      pad_code: '12A34',
      pad_latitude: 48.87,
      custom_attributesV2: [{ code: 'pad_code', value: '12A34' }],
      custom_attributes: [
        { attribute_code: 'pad_code', value: '12A34' },
        { attribute_code: 'pad_latitude', value: '48.87' },
      ],
    })
  })

  it.each([
    [{ attribute_code: 'nope', value: 'x' }, /^Attribute code "nope" could not be found: use pad_code, /],
    [{ attribute_code: 'pad_latitude', value: 'north' }, /^"pad_latitude" must be a number/],
  ])('reject %o', async (custom, message) => {
    const { token: as } = await newCustomer(test)
    const { errors } = await test.send(save, written([custom]), { as })
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(message),
      extensions: { category: 'graphql-input' },
    })
  })

  it('are custom attributes of a customer', async () => {
    const { token: as } = await newCustomer(test, {
      custom_attributes: [{ attribute_code: 'pad_company', value: 'Le Comptoir' }],
    })
    const { data } = await test.send<{ customer: object }>(
      '{ customer { pad_company custom_attributes { code ... on AttributeValue { value } } } }',
      {},
      { as },
    )
    expect(data.customer).toEqual({
      pad_company: 'Le Comptoir',
      custom_attributes: [{ code: 'pad_company', value: 'Le Comptoir' }],
    })
  })

  it('are described with the fields of Magento’s forms in the language of the store view', async () => {
    const ask = (code: string, store: string) =>
      test.send<{ attributesForm: { items: { code: string; label: string }[]; errors: object[] } }>(
        'query ($code: String!) { attributesForm(formCode: $code) { items { code label is_required } errors { type message } } }',
        { code },
        { store },
      )
    const { items } = (await ask('customer_register_address', 'it')).data.attributesForm
    expect(items).toContainEqual({ code: 'city', label: 'Città', is_required: true })
    expect(items).toContainEqual({ code: 'pad_floor', label: 'Piano', is_required: false })
    expect((await ask('nope', 'fr')).data.attributesForm).toMatchObject({
      items: [],
      errors: [{ type: 'ENTITY_NOT_FOUND', message: 'Form "nope" could not be found.' }],
    })
  })

  it('have the order and the validation of a stock Magento', async () => {
    const { data, errors } = await test.send<Record<'customer' | 'address', { items: Described[] }>>(
      `{ customer: attributesForm(formCode: "customer_account_create") ${described}
         address: attributesForm(formCode: "customer_register_address") ${described} }`,
    )
    expect(errors).toBeUndefined()
    const brief = (items: readonly Described[]) =>
      items.map(({ code, frontend_input, sort_order, is_required, validate_rules }) =>
        [
          code,
          frontend_input,
          sort_order,
          ...(is_required ? ['required'] : []),
          ...validate_rules.map(({ name, value }) => `${name} ${value}`),
        ].join(' '),
      )
    const length = 'MAX_TEXT_LENGTH 255 MIN_TEXT_LENGTH 1'
    expect(brief(data.customer.items).slice(0, 9)).toEqual([
      'prefix TEXT 30',
      `firstname TEXT 40 required ${length}`,
      'middlename TEXT 50',
      `lastname TEXT 60 required ${length}`,
      'suffix TEXT 70',
      'email TEXT 80 required INPUT_VALIDATION email',
      'dob DATE 90 INPUT_VALIDATION date',
      'taxvat TEXT 100 MAX_TEXT_LENGTH 255',
      'gender SELECT 110',
    ])
    expect(brief(data.address.items).slice(0, 15)).toEqual([
      'prefix TEXT 10',
      `firstname TEXT 20 required ${length}`,
      'middlename TEXT 30',
      `lastname TEXT 40 required ${length}`,
      'suffix TEXT 50',
      `company TEXT 60 ${length}`,
      `street MULTILINE 70 required ${length}`,
      `city TEXT 80 required ${length}`,
      'country_id SELECT 90 required',
      'region TEXT 100',
      'region_id HIDDEN 100',
      'postcode TEXT 110 required',
      `telephone TEXT 120 ${length}`,
      `fax TEXT 130 ${length}`,
      'vat_id TEXT 140',
    ])
    const all = [...data.customer.items, ...data.address.items]
    expect(all.filter(({ multiline_count: lines }) => lines !== 0)).toMatchObject([
      { code: 'street', multiline_count: 2 },
    ])
    expect(all.filter(({ input_filter: filter }) => filter !== 'NONE').map(({ code }) => code)).toEqual([
      'firstname',
      'lastname',
      'dob',
      'firstname',
      'lastname',
    ])
    const options = (code: string) => all.find((one) => one.code === code)?.options
    expect(options('gender')?.map(({ value }) => value)).toEqual(['1', '2', '3'])
    expect(options('country_id')).toContainEqual({ value: 'FR', label: 'France', is_default: false })
  })

  it('cannot be filtered as products', async () => {
    const { data } = await test.send<{ attributesList: { items: object[]; errors: object[] } }>(
      '{ attributesList(entityType: CUSTOMER, filters: { is_filterable: true }) { items { code } errors { type message } } }',
    )
    expect(data.attributesList.items).not.toEqual([])
    expect(data.attributesList.errors).toEqual([
      {
        type: 'FILTER_NOT_FOUND',
        message: 'Cannot filter by "is_filterable" as that field does not belong to "customer".',
      },
    ])
  })
})

describe('An address by its uid', () => {
  it('can be changed and deleted by its customer', async () => {
    const { token: as } = await newCustomer(test)
    const made = await test.send<{ createCustomerAddress: { uid: string } }>(
      'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { uid } }',
      { input: paris },
      { as },
    )
    const { uid } = made.data.createCustomerAddress
    const changed = await test.send(
      'mutation ($uid: ID!) { updateCustomerAddressV2(uid: $uid, input: { city: "Lyon" }) { city } }',
      { uid },
      { as },
    )
    expect(changed.data).toEqual({ updateCustomerAddressV2: { city: 'Lyon' } })
    const gone = await test.send(
      'mutation ($uid: ID!) { deleteCustomerAddressV2(uid: $uid) }',
      { uid },
      { as },
    )
    expect(gone.data).toEqual({ deleteCustomerAddressV2: true })
    const left = await test.send('{ customer { addressesV2 { total_count } } }', {}, { as })
    expect(left.data).toEqual({ customer: { addressesV2: { total_count: 0 } } })
  })
})

describe('deleteCustomer', () => {
  const remove = 'mutation { deleteCustomer }'

  it('deletes the account at once', async () => {
    const { token: as, email } = await newCustomer(test)
    expect((await test.send(remove, {}, { as })).data).toEqual({ deleteCustomer: true })
    expect((await logIn(test, email)).status).toBe(401)
  })

  it('is rejected while an order is open, and for a guest', async () => {
    const { token: as } = await newCustomer(test)
    await placed(test, { sku: 'VSQ-CLAIR' }, { as })
    expect((await test.send(remove, {}, { as })).errors?.[0]?.message).toMatch(
      /^Une commande est encore en cours/,
    )
    expect((await test.send(remove)).status).toBe(403)
  })
})

describe('contactUs', () => {
  const write = (input: object) =>
    test.send('mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }', { input })

  it('creates a submission of the contact form and acknowledges it', async () => {
    const email = 'contact@example.com'
    const { data } = await write({ name: 'Ada Byron', email, comment: 'Livrez-vous en Corse ?' })
    expect(data).toEqual({ contactUs: { status: true } })
    const [letter] = await test.sql<{ answers: { id: string; value: string }[] }[]>`
      select answers from form_submission where email = ${email}`
    expect(letter?.answers.map(({ id, value }) => [id, value])).toEqual([
      ['firstname', 'Ada Byron'],
      ['email', email],
      ['message', 'Livrez-vous en Corse ?'],
    ])
    expect(await mailsTo(test, email)).toHaveLength(1)
  })

  it.each([
    [{ name: ' ', email: 'a@example.com', comment: 'x' }, 'Enter the Name and try again.'],
    [{ name: 'A', email: 'a@example.com', comment: '' }, 'Enter the comment and try again.'],
    [
      { name: 'A', email: 'nowhere', comment: 'x' },
      'The email address is invalid. Verify the email address and try again.',
    ],
  ])('rejects %o', async (input, message) => {
    expect((await write(input)).errors?.[0]?.message).toBe(message)
  })
})

describe('Features that the shop does not have', () => {
  it('filters by Magento’s sample attributes return nothing', async () => {
    const { data } = await test.send(
      '{ products(filter: { climate: { eq: "1" } }) { total_count items { sku } } }',
    )
    expect(data).toEqual({ products: { total_count: 0, items: [] } })
  })

  it('confirms with the mailed key alone', async () => {
    const { errors } = await test.send(
      'mutation { confirmEmail(input: { email: "a@example.com", confirmation_key: "x" }) { customer { email } } }',
    )
    expect(errors?.[0]?.message).toBe('The confirmation token is invalid. Verify the token and try again.')
  })
})

it('sorts the items of a cart as requested', async () => {
  const id = await cartWith(test, { sku: 'VSQ-DUO' })
  await test.send(
    'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "VSQ-CLAIR", quantity: 3 }]) { cart { id } } }',
    { id },
  )
  const ask = async (field: string) => {
    const { data } = await test.send<{ cart: { itemsV2: { items: { product: { sku: string } }[] } } }>(
      `query ($id: String!) { cart(cart_id: $id) {
        itemsV2(sort: { field: ${field}, order: DESC }) { items { product { sku } } }
      } }`,
      { id },
    )
    return data.cart.itemsV2.items.map(({ product }) => product.sku)
  }
  expect(await ask('PRICE')).toEqual(['VSQ-DUO', 'VSQ-CLAIR'])
  expect(await ask('QTY')).toEqual(['VSQ-CLAIR', 'VSQ-DUO'])
})
