/** A notification that is rejected; `status` is the HTTP status, the message is logged. */
export class NotificationError extends Error {
  readonly status: 400 | 401 | 404

  constructor(status: 400 | 401 | 404, message: string) {
    super(message)
    this.status = status
  }
}
