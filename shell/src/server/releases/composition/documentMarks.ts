import type { SharedPath } from '@site/contracts/navigationPaths'
import type { RemoteDocument } from '@site/contracts/ServerBundle'
import { documentMark } from '../../../universal/document/documentMark.ts'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'

/**
 * A script that is part of the service worker: it knows by it which documents are this composition's. Another composition makes
 * another worker, which browsers notice as a change of its script.
 */
export async function documentMarks(finished: ReadonlyMap<string, FinishedPage>): Promise<RemoteDocument> {
  const documents = [...finished].filter(([path, { type, status }]) => {
    return path.startsWith('/') && status === 200 && type.startsWith('text/html')
  })
  const marks = await Promise.all(
    documents.map(([path, { etag, headers }]) =>
      documentMark({ path, tag: etag, policy: headers['content-security-policy'] ?? '' }),
    ),
  )
  return {
    path: '/_documents.js' satisfies SharedPath,
    type: 'text/javascript; charset=utf-8',
    body: `self.__documents=${JSON.stringify(marks.sort())}\n`,
  }
}
