import { randomKey } from './random-key.ts'

/** What the forms of forms/mutation-form.tsx send besides their fields. */
export interface MutationInput {
  /** Which deed of the page; empty for the only one. */
  readonly intent: string
  readonly idempotencyKey: string
  /** The version of the record on which the form was based; empty for a new record. */
  readonly version: string
  readonly form: FormData
  /** A text of the form, trimmed; empty when it is missing. */
  readonly text: (name: string) => string
  /** A text, or null when it is empty. */
  readonly textOrNull: (name: string) => string | null
  readonly isChecked: (name: string) => boolean
  readonly all: (name: string) => string[]
}

/** Reads a form that was posted by MutationForm. */
export async function readMutation(request: Request): Promise<MutationInput> {
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    intent: text('intent'),
    // A form that was sent before the page's scripts ran has no key.
    idempotencyKey: text('idempotencyKey') || randomKey(),
    version: text('version'),
    form,
    text,
    textOrNull: (name) => text(name) || null,
    isChecked: (name) => form.get(name) !== null,
    all: (name) => form.getAll(name).filter((value) => typeof value === 'string'),
  }
}
