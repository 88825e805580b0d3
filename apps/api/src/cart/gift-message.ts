import type { GiftMessageInput } from '@comptoir/contract/generated/types'
import { GiftMessageLengthError } from './errors.ts'

/** The message that goes with an item. */
export type GiftMessage = { to: string; from: string; message: string }

/** Characters of each text. */
const longest = { to: 255, from: 255, message: 1000 } as const

/**
 * The message as stored: trimmed, null when it is blank, which removes it. Throws GiftMessageLengthError for a text that
 * is too long.
 */
export function readGiftMessage(input: GiftMessageInput): GiftMessage | null {
  const read = (field: keyof typeof longest) => {
    const text = input[field].trim()
    if (Array.from(text).length > longest[field]) throw new GiftMessageLengthError(field, longest[field])
    return text
  }
  const message = { to: read('to'), from: read('from'), message: read('message') }
  return Object.values(message).every((text) => text === '') ? null : message
}
