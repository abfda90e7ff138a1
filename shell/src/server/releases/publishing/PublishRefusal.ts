/** Why something that was sent is not taken: which rule it breaks, and how to mend it, with a status of HTTP. */
export class PublishRefusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422

  constructor(status: PublishRefusal['status'], reason: string) {
    super(reason)
    this.status = status
  }
}
