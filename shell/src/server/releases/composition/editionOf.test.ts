import type { Release } from '@site/contracts/Release'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { emptyFrame } from '../../../universal/frame/siteFrame.ts'
import { editionOf, SHELL } from './editionOf.ts'

const releases = (blog: string, quiz: string, { explains = false, kind = 'quiz' } = {}) =>
  [
    { name: 'mfe-blog', id: blog, routes: [{ explainsForms: explains }], forms: [] },
    { name: 'mfe-quiz', id: quiz, routes: [{ explainsForms: false }], forms: [{ kind }] },
  ] as unknown as Release[]

const plan = { shell: 'a', frame: emptyFrame, site: sampleSite, services: {} }

it('a new release of one remote leaves the others and the shell as they are', () => {
  const before = { ...plan, releases: releases('1', '1') }
  const after = { ...plan, releases: releases('1', '2') }

  expect(editionOf(after, 'mfe-quiz')).not.toBe(editionOf(before, 'mfe-quiz'))
  expect(editionOf(after, 'mfe-blog')).toBe(editionOf(before, 'mfe-blog'))
  expect(editionOf(after, SHELL)).toBe(editionOf(before, SHELL))
})

it('a new shell changes every document', () => {
  const before = { ...plan, releases: releases('1', '1') }
  const after = { ...before, shell: 'b' }

  for (const part of [SHELL, 'mfe-blog', 'mfe-quiz']) expect(editionOf(after, part)).not.toBe(editionOf(before, part))
})

it('a new form of one remote changes the documents of the one that explains forms, and of no other', () => {
  const edition = (explains: boolean, kind: string) =>
    editionOf({ ...plan, releases: releases('1', '1', { explains, kind }) }, 'mfe-blog')

  expect(edition(true, 'survey')).not.toBe(edition(true, 'quiz'))
  expect(edition(false, 'survey')).toBe(edition(false, 'quiz'))
})

it('an external service changes the documents that may use it: all, but for one of another remote for some routes alone', () => {
  const service = { name: 'stock', variable: 'STOCK_URL', kind: 'url', default: '/a', value: '/a' } as const
  const edition = (part: string, routes?: string[]) => {
    const services = routes ? [{ ...service, routes }] : [service]
    return editionOf({ ...plan, releases: releases('1', '1'), services: { 'mfe-quiz': services } }, part)
  }
  const before = (part: string) => editionOf({ ...plan, releases: releases('1', '1') }, part)

  for (const part of [SHELL, 'mfe-blog', 'mfe-quiz']) expect(edition(part)).not.toBe(before(part))
  expect(edition('mfe-quiz', ['/quiz'])).not.toBe(before('mfe-quiz'))
  expect(edition('mfe-blog', ['/quiz'])).toBe(before('mfe-blog'))
})

it('a link that is offered anew changes every document', () => {
  const before = { ...plan, releases: releases('1', '1') }
  const after = { ...before, frame: { ...emptyFrame, navigation: [{ label: 'Loja', href: '/loja' }] } }

  for (const part of [SHELL, 'mfe-blog', 'mfe-quiz']) expect(editionOf(after, part)).not.toBe(editionOf(before, part))
})
