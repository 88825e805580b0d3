import { redirect, type RouterContextProvider } from 'react-router'
import {
  ActForCustomerDocument,
  AddCustomerNoteDocument,
  AnonymiseCustomerDocument,
  ChangeCustomerEmailDocument,
  DeleteCustomerAddressDocument,
  DeleteCustomerNoteDocument,
  EraseCustomerDocument,
  ExportCustomerDataDocument,
  ReviewProfessionalDocument,
  SaveCustomerAddressDocument,
  SendCustomerPasswordMailDocument,
  SetCustomerDisabledDocument,
  SetCustomerGroupDocument,
  UpdateCustomerDocument,
} from '../generated/graphql.ts'
import type { MutationInput } from '../forms/mutation-input.ts'
import { adminMutation } from '../platform/admin-api.server.ts'

type Context = Readonly<RouterContextProvider>

/** Does what a form of the customer's page asks for. */
export async function changeCustomer(context: Context, id: string, input: MutationInput) {
  const { intent, idempotencyKey, version, text } = input
  const deed = { idempotencyKey, id }
  const change = { ...deed, version }
  switch (intent) {
    case 'update':
      return await adminMutation(context, UpdateCustomerDocument, { ...change, input: profileOf(input) })
    case 'email':
      return await adminMutation(context, ChangeCustomerEmailDocument, { ...change, email: text('email') })
    case 'group':
      return await adminMutation(context, SetCustomerGroupDocument, { ...change, group: text('group') })
    case 'address':
      return await adminMutation(context, SaveCustomerAddressDocument, {
        ...change,
        addressId: input.textOrNull('addressId'),
        address: addressOf(input),
      })
    case 'delete-address':
      return await adminMutation(context, DeleteCustomerAddressDocument, {
        ...change,
        addressId: text('addressId'),
      })
    case 'approve':
      return await adminMutation(context, ReviewProfessionalDocument, { ...change, decision: 'CONFIRMED' })
    case 'refuse':
      return await adminMutation(context, ReviewProfessionalDocument, {
        ...change,
        decision: 'REFUSED',
        reason: text('reason'),
      })
    case 'note':
      return await adminMutation(context, AddCustomerNoteDocument, { ...deed, text: text('text') })
    case 'delete-note':
      return await adminMutation(context, DeleteCustomerNoteDocument, { ...deed, noteId: text('noteId') })
    case 'password':
      return await adminMutation(context, SendCustomerPasswordMailDocument, deed)
    case 'disable':
      return await adminMutation(context, SetCustomerDisabledDocument, { ...change, isDisabled: true })
    case 'enable':
      return await adminMutation(context, SetCustomerDisabledDocument, { ...change, isDisabled: false })
    case 'act':
      return await adminMutation(context, ActForCustomerDocument, deed)
    case 'export':
      return await adminMutation(context, ExportCustomerDataDocument, deed)
    case 'anonymise':
      return await adminMutation(context, AnonymiseCustomerDocument, change)
    case 'erase': {
      const result = await adminMutation(context, EraseCustomerDocument, change)
      if (result.ok) throw redirect('/customers')
      return result
    }
    default:
      throw new Response(null, { status: 400 })
  }
}

function profileOf({ text }: MutationInput) {
  return {
    firstname: text('firstname'),
    lastname: text('lastname'),
    company: text('company'),
    siret: text('siret'),
    vatNumber: text('vatNumber'),
    telephone: text('telephone'),
    companyTelephone: text('companyTelephone'),
    dateOfBirth: text('dateOfBirth'),
  }
}

function addressOf({ text, textOrNull, isChecked }: MutationInput) {
  return {
    firstname: text('firstname'),
    lastname: text('lastname'),
    company: textOrNull('company'),
    street: [text('street'), text('streetMore')].filter(Boolean),
    postcode: textOrNull('postcode'),
    city: text('city'),
    country: text('country'),
    telephone: textOrNull('telephone'),
    entryCode: textOrNull('entryCode'),
    floor: textOrNull('floor'),
    instructions: textOrNull('instructions'),
    isDefaultBilling: isChecked('isDefaultBilling'),
    isDefaultShipping: isChecked('isDefaultShipping'),
  }
}
