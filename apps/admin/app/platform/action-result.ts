/** A value that is not possible; `field` is the name of a control. */
export interface Problem {
  readonly field: string
  readonly message: string
}

/** A field that somebody else changed since it was read. */
export interface Conflict {
  readonly field: string
  readonly by: string
  /** ISO 8601. */
  readonly at: string
  readonly value: unknown
}

/** Why a mutation did not happen. */
export interface Failure {
  readonly ok: false
  readonly problems: readonly Problem[]
  readonly conflicts: readonly Conflict[]
  /** In the person's language, where no field explains it. */
  readonly message: string | undefined
  /** What the person must do before it can be sent again. */
  readonly needs: 'sign-in' | 'password' | undefined
  /** Number by which the log knows a fault of the server. */
  readonly incident: string | undefined
}

/** What an action of a route returns. */
export type ActionResult<Data = unknown> = { readonly ok: true; readonly data: Data } | Failure

/** A failure with only problems of fields, for mistakes that the action finds itself. */
export function invalid(problems: readonly Problem[]): Failure {
  return { ok: false, problems, conflicts: [], message: undefined, needs: undefined, incident: undefined }
}

/** A failure that one sentence explains. */
export function failed(message: string, more: Partial<Failure> = {}): Failure {
  return { ...invalid([]), message, ...more }
}
