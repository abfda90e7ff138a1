import cookies from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageOfData } from '@site/contracts/navigationPaths'
import type { Composition } from '../../releases/composition/Composition.ts'
import type { Served, ShownCanary } from '../../releases/serving/Served.ts'
import { createBoundedWait } from './createBoundedWait.ts'
import { assignGroup, isInCanary, readGroup } from './visitorGroup.ts'

/** How long a visitor keeps the assigned group, in s. */
const PERIOD = 30 * 24 * 60 * 60

type Options = {
  canaries: () => readonly ShownCanary[]
  live: () => Served
  secure: boolean
  /** Resolves when this server has caught up with what other servers serve. */
  nextLook: () => Promise<void>
}

/** The part of a request that decides what its visitor gets. */
type Visitor = Pick<FastifyRequest, 'headers'>

/** The cookie's name: with HTTPS, one that browsers accept only with `Secure` and for this host alone. */
function canaryCookie(secure: boolean): string {
  return secure ? '__Host-canary' : 'canary'
}

/**
 * Decides which composition serves a request while there are canaries. Each visitor is randomly assigned to one of many
 * groups by a cookie that is set with documents, and stays in it. No visitor gets two canaries.
 */
export function createCanaryRouter({ canaries, live, secure, nextLook }: Options) {
  const name = canaryCookie(secure)
  const waitForLook = createBoundedWait(nextLook)

  /** The composition for a visitor's documents. */
  function assigned({ headers }: Visitor, assign: () => number | undefined = () => undefined): Served {
    const shown = canaries()
    if (shown.length === 0) return live()
    const group = readGroup(cookies.parse(headers.cookie ?? '')[name] ?? '') ?? assign()
    const canary = group === undefined ? undefined : shown.find((one) => isInCanary(group, one))
    return canary?.served ?? live()
  }

  /** All compositions that are being served, the one for the visitor's documents first. */
  const after = (own: Served): readonly Served[] => [own, live(), ...canaries().map(({ served }) => served)]

  return {
    /** The compositions from which a visitor's lead may come, most likely first: not every browser keeps a cookie. */
    candidates: (visitor: Visitor): readonly Composition[] =>
      after(assigned(visitor)).map(({ composition }) => composition),
    /** True while documents differ between visitors. */
    get isSplit() {
      return canaries().length > 0
    },
    /**
     * What serves a request: for a document, the visitor's composition; for a part of one, the composition that has that
     * part.
     */
    async select(request: FastifyRequest, reply: FastifyReply, pathname: string): Promise<Served> {
      const own = assigned(request, () => {
        if (!isDocumentRequest(request)) return undefined
        const group = assignGroup()
        const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: PERIOD } as const
        reply.header('set-cookie', cookies.serialize(name, String(group), options))
        return group
      })
      const find = () => after(own).find(({ composition }) => hasPart(composition, pathname))
      const found = find()
      if (found || !isPart(pathname)) return found ?? own
      // Another server may already serve documents of a release that this one is about to serve.
      await waitForLook()
      return find() ?? own
    },
  }
}

export type CanaryRouter = ReturnType<typeof createCanaryRouter>

function isDocumentRequest({ headers }: Visitor): boolean {
  return headers['sec-fetch-dest'] === 'document' || headers.accept?.includes('text/html') === true
}

/** Whether a path belongs to a single release: code, data or a route table. */
function isPart(pathname: string): boolean {
  return /^\/(r|shell|_data|_routes)\//.test(pathname)
}

/** Whether a composition has a file, data or a route table that its documents request: no other has the right one. */
function hasPart({ files, finished, releases }: Composition, pathname: string): boolean {
  if (files.has(pathname)) return true
  if (!pathname.startsWith('/_')) return false
  const { release } = pageOfData(pathname) ?? {}
  return release === undefined ? finished.has(pathname) : releases.some(({ id }) => id === release)
}
