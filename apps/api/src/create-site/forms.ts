import type { NewSiteTexts } from '@comptoir/messages/new-site'
import { inEach, type Draft } from './draft.ts'

type TextOf = (texts: NewSiteTexts) => string

interface Field {
  readonly id: string
  readonly type: string
  readonly label: TextOf
  readonly error?: TextOf
  readonly comment?: TextOf
  readonly required?: boolean
  readonly maxlength?: number
  readonly autocomplete?: string
  readonly half?: boolean
}

const email: Field = {
  id: 'email',
  type: 'email',
  label: ({ newsletter }) => newsletter.email,
  error: ({ newsletter }) => newsletter.email_error,
  required: true,
  maxlength: 254,
  autocomplete: 'email',
}

const consent = (label: TextOf, error: TextOf, comment?: TextOf): Field => ({
  id: 'privacy',
  type: 'checkbox',
  label,
  error,
  ...(comment && { comment }),
  required: true,
})

const contactFields: readonly Field[] = [
  {
    id: 'firstname',
    type: 'text',
    label: ({ contact }) => contact.firstname,
    error: ({ contact }) => contact.firstname_error,
    required: true,
    maxlength: 60,
    autocomplete: 'given-name',
    half: true,
  },
  {
    id: 'lastname',
    type: 'text',
    label: ({ contact }) => contact.lastname,
    error: ({ contact }) => contact.lastname_error,
    required: true,
    maxlength: 60,
    autocomplete: 'family-name',
    half: true,
  },
  email,
  { id: 'order_number', type: 'text', label: ({ contact }) => contact.order, maxlength: 32, half: true },
  {
    id: 'telephone',
    type: 'tel',
    label: ({ contact }) => contact.telephone,
    maxlength: 20,
    autocomplete: 'tel',
    half: true,
  },
  {
    id: 'message',
    type: 'textarea',
    label: ({ contact }) => contact.message,
    error: ({ contact }) => contact.message_error,
    required: true,
    maxlength: 3000,
  },
  consent(
    ({ contact }) => contact.consent,
    ({ contact }) => contact.consent_error,
  ),
]

/** The forms of a new shop by identifier, as files of `content/forms`. */
export function formsOf(draft: Draft): Record<string, object> {
  const form = (
    identifier: string,
    texts: { title: TextOf; submit: TextOf; success: TextOf },
    fields: readonly Field[],
    others: object = {},
  ) => ({
    identifier,
    title: inEach(draft, texts.title),
    css_classes: identifier,
    validate_label: inEach(draft, texts.submit),
    success_message: inEach(draft, texts.success),
    ...others,
    fields: fields.map((field) => fieldOf(draft, field)),
  })
  return {
    contact: form(
      'contact',
      {
        title: ({ contact }) => contact.title,
        submit: ({ contact }) => contact.submit,
        success: ({ contact }) => contact.success,
      },
      contactFields,
      { acknowledgement: 'contact_received' },
    ),
    newsletter: form(
      'newsletter',
      {
        title: ({ newsletter }) => newsletter.title,
        submit: ({ newsletter }) => newsletter.submit,
        success: ({ newsletter }) => newsletter.success,
      },
      [
        email,
        consent(
          ({ newsletter }) => newsletter.consent,
          ({ newsletter }) => newsletter.consent_error,
          ({ newsletter }) => newsletter.comment,
        ),
      ],
    ),
  }
}

function fieldOf(draft: Draft, { id, type, label, error, comment, ...field }: Field) {
  return {
    id,
    type,
    required: field.required === true,
    label: inEach(draft, label),
    placeholder: null,
    error_message: error ? inEach(draft, error) : null,
    comment: comment ? inEach(draft, comment) : null,
    value: type === 'checkbox' ? '1' : null,
    minlength: null,
    maxlength: field.maxlength ?? null,
    step: null,
    autocomplete: field.autocomplete ?? null,
    autocapitalize: type === 'email' ? 'none' : null,
    autofocus: false,
    css_class: field.half ? 'half' : null,
    options: [],
  }
}
