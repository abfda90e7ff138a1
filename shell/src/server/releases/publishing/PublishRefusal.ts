/** Why a request is refused: which rule it violates and how to fix it, with an HTTP status. */
export class PublishRefusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 503

  constructor(status: PublishRefusal['status'], reason: string) {
    super(reason)
    this.status = status
  }
}
