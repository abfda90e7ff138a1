/** A record of a kind, with its number. */
export type NumberedRecord = { number: number; content: unknown }

/**
 * Where content is stored: immutable files by hash, and numbered records that are never changed. What they mean is the
 * business of `releases/content`.
 */
export type ContentStore = {
  /** Where all of it lies, if that is a folder. */
  folder?: string
  /** Stores a file, also one that is there already. Returns its SHA-384. */
  write(content: Buffer): Promise<string>
  /** Every file, and when it was last stored, in ms. */
  files(): Promise<{ hash: string; at: number }[]>
  /** Removes a file, unless it has been stored again since a time. */
  remove(hash: string, since: number): Promise<void>
  /** A file as it was stored. @throws ReleaseProblem if it is missing or damaged. */
  read(hash: string): Promise<Buffer>
  /** The newest records of a kind that can be read, newest first, below a number. */
  list(kind: string, max: number, before?: number): Promise<NumberedRecord[]>
  /** The kinds that begin with a word. */
  kinds(start: string): Promise<string[]>
  /** Adds a record. False if the number is taken. */
  add(kind: string, record: NumberedRecord): Promise<boolean>
}

/** The record in a text; none if it is not JSON: the one before it applies. */
export function recordsIn(number: number, text: string): NumberedRecord[] {
  try {
    return [{ number, content: JSON.parse(text) }]
  } catch {
    return []
  }
}
