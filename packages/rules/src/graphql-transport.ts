export interface TransportRequest {
  /** JSON. */
  readonly body: string
  readonly headers: Record<string, string>
}

export interface TransportResponse {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}

/** Sends an operation to a GraphQL API, over the network or in the same process. Throws when there is no response. */
export type GraphqlTransport = (request: TransportRequest) => Promise<TransportResponse>
