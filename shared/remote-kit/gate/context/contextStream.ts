type Controller = { enqueue(chunk: Uint8Array): void; close(): void; error(reason: unknown): void }
type Source = { pull?(controller: Controller): unknown; cancel?(reason: unknown): unknown }
type Read = { done: true; value: undefined } | { done: false; value: Uint8Array }

/** A byte stream for a single reader: the part of the Streams standard that React's prerender uses. */
export class ContextReadableStream {
  readonly #source: Source
  readonly #chunks: Uint8Array[] = []
  readonly #controller: Controller
  #ended = false
  #failure: { reason: unknown } | undefined

  constructor(source: Source = {}) {
    this.#source = source
    this.#controller = {
      enqueue: (chunk) => void this.#chunks.push(chunk),
      close: () => {
        this.#ended = true
      },
      error: (reason) => {
        this.#failure = { reason }
      },
    }
  }

  getReader() {
    const read = async (): Promise<Read> => {
      if (this.#chunks.length === 0 && !this.#ended && !this.#failure) await this.#source.pull?.(this.#controller)
      if (this.#failure) throw this.#failure.reason
      const value = this.#chunks.shift()
      if (value) return { done: false, value }
      if (this.#ended) return { done: true, value: undefined }
      throw new Error('The stream gave neither bytes nor an end.')
    }
    return { read, releaseLock() {} }
  }
}
