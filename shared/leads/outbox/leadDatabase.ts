import type { SharedStorage } from '@site/contracts/documentContract'

const SLOWEST = 2000
let opened: Promise<IDBDatabase> | undefined

const forget = () => {
  opened = undefined
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('leads' satisfies SharedStorage, 1)
    request.onupgradeneeded = () => request.result.createObjectStore('waiting', { keyPath: 'key' })
    request.onsuccess = () => {
      request.result.onclose = forget
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })
  // Storage that was full or forbidden once may be free the next time.
  opened.catch(forget)
  return opened
}

/**
 * One step in the browser's lead database, finished only when it is on disk. Rejects where storage is full, forbidden
 * or does not answer.
 */
export async function inLeadDatabase<Result>(step: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const work = open().then(
    (database) =>
      new Promise<Result>((resolve, reject) => {
        const transaction = database.transaction('waiting', 'readwrite', { durability: 'strict' })
        const request = step(transaction.objectStore('waiting'))
        transaction.oncomplete = () => resolve(request.result)
        transaction.onabort = () => reject(transaction.error)
      }),
  )
  const late = new Promise<never>((_, reject) => setTimeout(reject, SLOWEST, new Error('Storage does not answer.')))
  return Promise.race([work, late])
}
