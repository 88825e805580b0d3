/** Sends an operation to the other commerce system; answers its data, throws its error. */
export type Ask = (
  query: string,
  variables?: Record<string, unknown>,
  /** Bearer token of the customer who just signed in. */
  token?: string,
) => Promise<Record<string, unknown>>
