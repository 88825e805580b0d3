import type { MessageQuery } from '../generated/graphql.ts'

/** A message with its thread. */
export type MessageRecord = MessageQuery['message']
