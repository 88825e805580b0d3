/** Limits of a connection and a request. Times in milliseconds. */
export interface HttpLimits {
  /** Request line and headers together; 431 above. */
  readonly headerBytes: number
  /** Headers by number; 431 above. */
  readonly headers: number
  /** Characters of the path; 414 above. */
  readonly pathLength: number
  /** Parts of the path between slashes; 414 above. */
  readonly pathSegments: number
  /** Parameters of the query; 414 above. */
  readonly parameters: number
  /** Fields of a posted form; 413 above. */
  readonly formFields: number
  /** Until the headers are complete; 408 above. */
  readonly headersTime: number
  /** Until the request is complete; 408 above. */
  readonly requestTime: number
  /** Without a byte in either direction during a request; then the connection is closed. */
  readonly idleTime: number
  /** From the headers of a request to the last byte of its response; then the connection is closed. */
  readonly exchangeTime: number
  /** Bytes a second with which a file may be read, however large it is; see {@link exchangeTimeOf}. */
  readonly leastRate: number
  /** Between two requests; then the connection is closed. */
  readonly keepAliveTime: number
  /** How often the times of open requests are checked. */
  readonly checkInterval: number
  /** Requests on a connection, one after another; the last response closes it, more are answered 503. */
  readonly requestsPerConnection: number
  /** Requests sent on a connection without waiting for responses; with more, it is closed. */
  readonly pipelinedRequests: number
  /** Open connections; further ones are closed at once. */
  readonly connections: number
}

/** Limits of the shop's servers. The times allow for slow mobile connections. */
export const HTTP_LIMITS: HttpLimits = {
  // A shop's cookies and a long query need less than 3 KB.
  headerBytes: 8 * 1024,
  headers: 100,
  pathLength: 2048,
  pathSegments: 40,
  parameters: 200,
  formFields: 1000,
  headersTime: 10_000,
  requestTime: 20_000,
  idleTime: 30_000,
  // A picture of 300 KB at 3 KB a second.
  exchangeTime: 100_000,
  // A file of 100 MB in an hour and three quarters.
  leastRate: 16 * 1024,
  // Longer than proxies keep idle connections (60 s), so that the proxy closes them and no request is lost.
  keepAliveTime: 72_000,
  checkInterval: 5_000,
  requestsPerConnection: 1000,
  // Browsers do not pipeline; libraries send two or three.
  pipelinedRequests: 8,
  connections: 2000,
}

/** Options of Node's HTTP server, without those that it takes as properties only. */
export function serverOptions(limits: HttpLimits) {
  return {
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersTime,
    requestTimeout: limits.requestTime,
    keepAliveTimeout: limits.keepAliveTime,
    connectionsCheckingInterval: limits.checkInterval,
  }
}

/** How long a response of that many bytes may take, in milliseconds. */
export function exchangeTimeOf(
  bytes: number,
  { exchangeTime, leastRate }: Pick<HttpLimits, 'exchangeTime' | 'leastRate'>,
): number {
  return Math.max(exchangeTime, Math.ceil((bytes / leastRate) * 1000))
}

export interface RequestHead {
  /** Path and query as sent. */
  readonly url: string
  /** Names and values in turn, as Node's `rawHeaders`. */
  readonly rawHeaders: readonly string[]
  readonly contentEncoding?: string | undefined
}

export interface HttpLimitError {
  readonly status: 413 | 414 | 415 | 431
  readonly message: string
}

/** The first limit that a request exceeds; undefined when it is within all. */
export function findRequestError(request: RequestHead, limits: HttpLimits): HttpLimitError | undefined {
  const headers = request.rawHeaders.length / 2
  if (headers > limits.headers)
    return { status: 431, message: `A request has at most ${limits.headers} headers.` }
  const { url } = request
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (path.length > limits.pathLength)
    return { status: 414, message: `A path has at most ${limits.pathLength} characters.` }
  if (countOf(path, '/') > limits.pathSegments)
    return { status: 414, message: `A path has at most ${limits.pathSegments} parts.` }
  if (end >= 0 && countOf(url, '&', end) >= limits.parameters)
    return { status: 414, message: `A query has at most ${limits.parameters} parameters.` }
  const encoding = request.contentEncoding?.trim().toLowerCase() || 'identity'
  if (encoding !== 'identity')
    return { status: 415, message: 'Send the body as it is, without a Content-Encoding.' }
  return undefined
}

/** The limit that a posted form exceeds; `body` is the form's text, or has one character per byte. */
export function findFormError(
  body: string,
  contentType: string,
  limits: HttpLimits,
): HttpLimitError | undefined {
  const fields = contentType.toLowerCase().startsWith('multipart/')
    ? countOf(body.toLowerCase(), 'content-disposition:')
    : countOf(body, '&') + 1
  if (fields <= limits.formFields) return undefined
  return { status: 413, message: `A form has at most ${limits.formFields} fields.` }
}

function countOf(text: string, part: string, from = 0): number {
  let count = 0
  for (let at = text.indexOf(part, from); at >= 0; at = text.indexOf(part, at + part.length)) count += 1
  return count
}

/** Response to a request that could not be parsed, by the code of Node's error. */
export function responseToUnreadable(code: string | undefined): {
  status: 400 | 408 | 413 | 431
  text: string
} {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, text: 'Request Timeout' }
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, text: 'Request Header Fields Too Large' }
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return { status: 413, text: 'Content Too Large' }
  return { status: 400, text: 'Bad Request' }
}
