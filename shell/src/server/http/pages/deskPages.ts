import { CONTENT } from '@site/contracts/PreviewToken'
import { isShellPath, ownsPath, type RegisteredRemote } from '@site/contracts/Registry'
import { loginPaths } from '../../admin/loginDocument.ts'
import type { Composition } from '../../releases/composition/Composition.ts'
import { SHELL } from '../../releaseStore/Pointer.ts'
import { findPage } from './findPage.ts'
import { refusalOf } from './requestTarget.ts'

type Options = { current: () => Composition; remotes: () => readonly RegisteredRemote[] }

/** The pages of the team: those of the desk, on a host of its own, and what else a release guards, among the site's. */
export function createDeskPages({ current, remotes }: Options) {
  const views = new WeakMap<Composition, { of: RegisteredRemote | undefined; view: Composition }>()
  const deskOf = () => remotes().find(({ desk }) => desk)
  const isDesk = (path: string) => ownsPath(deskOf()?.desk ?? [], path)
  const hasPage = (path: string) => isDesk(path) && findPage(current(), path)?.route !== undefined

  return {
    /** Whether a path belongs to the desk, with or without a page. */
    isDesk,
    /** Whether a login may lead to a page of the desk. */
    isDeskPage: (path: string) => refusalOf(path) === undefined && hasPage(path),
    /** Whether a login may lead to a page elsewhere. */
    isGuarded: (path: string) => refusalOf(path) === undefined && findPage(current(), path)?.guarded === true,
    /** The first page of the desk, in the registry's order. */
    home(): string {
      const paths = current().releases.flatMap(({ routes }) => routes.flatMap((route) => route.paths))
      const first = deskOf()?.desk?.flatMap((prefix) => paths.filter(({ path }) => ownsPath([prefix], path)))[0]
      return first?.path ?? loginPaths.login
    },
    /** What the desk's host has of the composition: the desk's remote, and what the shell's scripts need. */
    deskView(composition: Composition): Composition {
      const desk = deskOf()
      const known = views.get(composition)
      if (known && known.of === desk) return known.view
      const view = deskViewOf(composition, desk)
      views.set(composition, { of: desk, view })
      return view
    },
  }
}

export type DeskPages = ReturnType<typeof createDeskPages>

/** The part of a composition that belongs to the desk: no other remote's pages and files, no service worker, no site documents. */
function deskViewOf(composition: Composition, remote: RegisteredRemote | undefined): Composition {
  const { desk = [], name } = remote ?? {}
  const releases = composition.releases
    .filter((release) => release.name === name)
    .map((release) => ({
      ...release,
      redirects: {},
      routes: release.routes.filter(({ path }) => ownsPath(desk, path)),
    }))
  const files = [...composition.files].filter(([address, file]) =>
    // Writers see the pictures of what is published.
    file.name === SHELL ? file.caching !== 'none' && isShellPath(address) : file.name === name || file.name === CONTENT,
  )
  const finished = [...composition.finished].filter(([key]) => findPage({ ...composition, releases }, key)?.route)
  return { ...composition, releases, files: new Map(files), finished: new Map(finished) }
}
