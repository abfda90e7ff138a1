import cookies from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageOfData } from '../../../universal/routing/dataPath.ts'
import type { ShownCanary } from '../../releases/canary/createCanaries.ts'
import type { Composition } from '../../releases/composition/Composition.ts'
import type { Served } from '../../releases/composition/createVariants.ts'
import { waitBriefly } from './waitBriefly.ts'
import { drawGroup, readGroup, triesOut } from './visitorGroup.ts'

/** How long a visitor goes on with what they got, in s. */
const PERIOD = 30 * 24 * 60 * 60

type Options = {
  canaries: () => readonly ShownCanary[]
  live: () => Served
  secure: boolean
  /** Settles when it is known what other servers show. */
  nextLook: () => Promise<void>
}

/** Who a request is of, as far as that decides what it gets. */
type Visitor = Pick<FastifyRequest, 'headers'>

/** The cookie's name: a browser accepts the longer one only with `Secure` and for this host alone. */
function canaryCookie(secure: boolean): string {
  return secure ? '__Host-canary' : 'canary'
}

/**
 * Decides which composition answers a request while releases are tried out: a visitor is in one of many groups at random,
 * by a cookie that documents set, and keeps to it. Nobody tries out two releases at a time.
 */
export function createServedFor({ canaries, live, secure, nextLook }: Options) {
  const name = canaryCookie(secure)
  const untilNextLook = waitBriefly(nextLook)

  /** What a visitor's documents come from. */
  function assigned({ headers }: Visitor, draw: () => number | undefined = () => undefined): Served {
    const shown = canaries()
    if (shown.length === 0) return live()
    const group = readGroup(cookies.parse(headers.cookie ?? '')[name] ?? '') ?? draw()
    const tried = group === undefined ? undefined : shown.find((canary) => triesOut(group, canary))
    return tried?.served ?? live()
  }

  /** All that visitors get now, the one that a visitor's documents come from first. */
  const after = (own: Served): readonly Served[] => [own, live(), ...canaries().map(({ served }) => served)]

  return {
    /** The compositions that a visitor's lead may come from, the likeliest first: not every browser keeps a cookie. */
    all: (visitor: Visitor): readonly Composition[] => after(assigned(visitor)).map(({ composition }) => composition),
    /** True while a document is not the same for everybody. */
    get isDivided() {
      return canaries().length > 0
    },
    /** What answers a request: for a document what its visitor is assigned to, for a part of one what has that part. */
    async of(request: FastifyRequest, reply: FastifyReply, pathname: string): Promise<Served> {
      const own = assigned(request, () => {
        if (!asksForDocument(request)) return undefined
        const group = drawGroup()
        const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: PERIOD } as const
        reply.header('set-cookie', cookies.serialize(name, String(group), options))
        return group
      })
      const find = () => after(own).find(({ composition }) => hasPart(composition, pathname))
      const found = find()
      if (found || !isPart(pathname)) return found ?? own
      // Another server may have sent a document of a release that this one is about to show.
      await untilNextLook()
      return find() ?? own
    },
  }
}

export type ServedFor = ReturnType<typeof createServedFor>

function asksForDocument({ headers }: Visitor): boolean {
  return headers['sec-fetch-dest'] === 'document' || headers.accept?.includes('text/html') === true
}

/** Whether a path is of a part that belongs to one release alone: code, data or a table. */
function isPart(pathname: string): boolean {
  return /^\/(r|shell|_data|_routes)\//.test(pathname)
}

/** Whether a composition has a file, data or a table that documents of it ask for: no other has the right one. */
function hasPart({ files, finished, releases }: Composition, pathname: string): boolean {
  if (files.has(pathname)) return true
  if (!pathname.startsWith('/_')) return false
  const { release } = pageOfData(pathname) ?? {}
  return release === undefined ? finished.has(pathname) : releases.some(({ id }) => id === release)
}
