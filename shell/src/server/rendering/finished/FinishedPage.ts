import type { PageSummary } from '@site/contracts/useSite'
import type { EncodingStatement } from '@site/release-protocol/encodings/fileEncodings'
import type { SentEncoding } from '../../releaseStore/releaseFiles.ts'

/** A response that is ready to be sent. Its body is read when it is. */
export type FinishedPage = {
  status: number
  type: string
  etag: string
  headers: Readonly<Record<string, string>>
  /** The page's title and description, if it has any. */
  summary?: PageSummary | undefined
  body: Body
}

/** A body in all prepared encodings, in memory or in a composition's folder. */
export type Body = {
  descriptor(encoding: SentEncoding): EncodingStatement
  /** @throws DamagedDocument if it is not what is stated. */
  read(encoding: SentEncoding): Promise<Buffer>
}

/** A page's text. @throws DamagedDocument */
export async function textOf({ body }: Pick<FinishedPage, 'body'>): Promise<string> {
  return (await body.read('identity')).toString()
}
