import type { SharedStorage } from '@site/contracts/documentContract'
import { leftWithin } from './leaving.ts'

const STORAGE_TIMEOUT = 2000
/** In ms. A database that did not answer once in time delays nothing else until it does. */
let patience = STORAGE_TIMEOUT
let opened: Promise<IDBDatabase> | undefined

const forget = () => {
  opened = undefined
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('leads' satisfies SharedStorage)
    request.onupgradeneeded = () => request.result.createObjectStore('waiting', { keyPath: 'key' })
    request.onsuccess = () => {
      request.result.onclose = forget
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })
  // Storage that was full or forbidden may be available next time.
  opened.catch(forget)
  return opened
}

/**
 * Runs one step in the browser's lead database and resolves once it is on disk. Rejects if storage is full, forbidden or not
 * responding, or if the page is left before that.
 */
export async function inLeadDatabase<Result>(step: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const work = open().then(
    (database) =>
      new Promise<Result>((resolve, reject) => {
        const transaction = database.transaction('waiting', 'readwrite', { durability: 'strict' })
        const request = step(transaction.objectStore('waiting'))
        // At once, without an answer to the request: the page may be left right after the visitor's tap.
        transaction.commit()
        transaction.oncomplete = () => resolve(request.result)
        transaction.onabort = () => reject(transaction.error)
      }),
  )
  const late = leftWithin(patience).then(() => Promise.reject(new Error('Storage does not answer.')))
  try {
    const result = await Promise.race([work, late])
    patience = STORAGE_TIMEOUT
    return result
  } catch (error) {
    patience = 0
    void work.then(() => {
      patience = STORAGE_TIMEOUT
    }, ignored)
    throw error
  }
}

const ignored = () => {}
