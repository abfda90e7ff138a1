import type { Composition } from '../../releases/composition/Composition.ts'
import { findPage } from './findPage.ts'
import { refusalOf } from './requestTarget.ts'

/** Where a login may lead: to pages that require one, and without a page to the first of them. */
export function guardedPages(current: () => Composition) {
  return {
    isGuarded: (path: string) => refusalOf(path) === undefined && findPage(current(), path)?.guarded === true,
    home: () =>
      current()
        .releases.flatMap(({ routes }) => routes)
        .find(({ guarded }) => guarded)?.paths[0]?.path ?? '/',
  }
}
