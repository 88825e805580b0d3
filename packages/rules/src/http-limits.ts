/** What a server gives one connection and one request. Times in milliseconds. */
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
  /** Until the headers are there; 408 after it. */
  readonly headersTime: number
  /** Until the whole request is there; 408 after it. */
  readonly requestTime: number
  /** Without a byte in either direction while a request is open; the connection ends after it. */
  readonly idleTime: number
  /** From the headers of a request to the last byte of its answer; the connection ends after it. */
  readonly exchangeTime: number
  /** Between two requests; the connection ends after it. */
  readonly keepAliveTime: number
  /** How often the times of unfinished requests are looked at. */
  readonly checkInterval: number
  /** Requests one after another on a connection; the last answer asks to close it, more are a 503. */
  readonly requestsPerConnection: number
  /** Requests sent on a connection without waiting for answers; it ends with one more. */
  readonly pipelinedRequests: number
  /** Open connections; more are closed as they come. */
  readonly connections: number
}

/** What the servers of a shop give; times that fit phones in a train. */
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
  // Longer than the minute for which proxies keep their own connections: the one who sends ends it.
  keepAliveTime: 72_000,
  checkInterval: 5_000,
  requestsPerConnection: 1000,
  // No browser does it at all; libraries send two or three.
  pipelinedRequests: 8,
  connections: 2000,
}

/** The limits that Fastify has options for. */
export function serverOptions(limits: HttpLimits) {
  return {
    requestTimeout: limits.requestTime,
    connectionTimeout: limits.idleTime,
    keepAliveTimeout: limits.keepAliveTime,
    maxRequestsPerSocket: limits.requestsPerConnection,
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTime,
      connectionsCheckingInterval: limits.checkInterval,
    },
  }
}

export interface RequestFacts {
  /** Path and query as they came. */
  readonly url: string
  /** Names and values in turn, as Node's `rawHeaders`. */
  readonly rawHeaders: readonly string[]
  readonly contentEncoding?: string | undefined
}

export interface Refusal {
  readonly status: 413 | 414 | 415 | 431
  readonly message: string
}

/** Why a request is not looked at any further; undefined for one within the limits. */
export function refusalOf(request: RequestFacts, limits: HttpLimits): Refusal | undefined {
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

/** Why a posted form is not read; `body` holds one character a byte, or the form's text. */
export function formRefusal(body: string, contentType: string, limits: HttpLimits): Refusal | undefined {
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

/** What a connection is told whose request could not be read, by the code of Node's error. */
export function unreadAnswer(code: string | undefined): { status: 400 | 408 | 413 | 431; text: string } {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, text: 'Request Timeout' }
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, text: 'Request Header Fields Too Large' }
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return { status: 413, text: 'Content Too Large' }
  return { status: 400, text: 'Bad Request' }
}
