/** Sends a query to the remote API and returns its data. Throws RemoteError when the response has errors. */
export type SendQuery = (
  query: string,
  variables?: Record<string, unknown>,
  /** Token of a customer who has just signed in. */
  token?: string,
) => Promise<Record<string, unknown>>
