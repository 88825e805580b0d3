import { GraphQLError } from 'graphql'

/** A document that cannot be executed; `status` is Magento's HTTP status for it (contract §3). */
export class DocumentError extends Error {
  readonly status: 200 | 400
  readonly errors: readonly GraphQLError[]

  constructor(status: 200 | 400, errors: readonly GraphQLError[]) {
    super(errors[0]?.message)
    this.status = status
    this.errors = errors
  }
}

/** A request refused with one sentence of category graphql-input. */
export function refused(status: 200 | 400, message: string): DocumentError {
  return new DocumentError(status, [new GraphQLError(message, { extensions: { category: 'graphql-input' } })])
}
