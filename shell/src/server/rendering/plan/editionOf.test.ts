import type { Release } from '@site/contracts/Release'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { emptyFrame } from '../../../universal/frame/siteFrame.ts'
import { editionOf } from './editionOf.ts'
import { SHELL } from '../../releaseStore/Pointer.ts'

const releases = (magazine: string, course: string, { explains = false, kind = 'survey' } = {}) =>
  [
    { name: 'mfe-revista', id: magazine, routes: [{ explainsForms: explains }], forms: [] },
    { name: 'mfe-cursos', id: course, routes: [{ explainsForms: false }], forms: [{ kind }] },
  ] as unknown as Release[]

const plan = { shell: 'a', frame: emptyFrame, site: sampleSite, services: {} }

it('keeps other remotes and the shell the same for a new release of one remote', () => {
  const before = { ...plan, releases: releases('1', '1') }
  const after = { ...plan, releases: releases('1', '2') }

  expect(editionOf(after, 'mfe-cursos')).not.toBe(editionOf(before, 'mfe-cursos'))
  expect(editionOf(after, 'mfe-revista')).toBe(editionOf(before, 'mfe-revista'))
  expect(editionOf(after, SHELL)).toBe(editionOf(before, SHELL))
})

it('changes the documents of a remote for a new release of one whose fragments it places', () => {
  const placing = (course: string) =>
    releases('1', course).map((release) =>
      release.name === 'mfe-revista' ? { ...release, places: ['mfe-cursos/List'] } : release,
    )
  const edition = (course: string, part: string) => editionOf({ ...plan, releases: placing(course) }, part)

  expect(edition('2', 'mfe-revista')).not.toBe(edition('1', 'mfe-revista'))
  expect(edition('2', SHELL)).toBe(edition('1', SHELL))
})

it('changes every document for a new shell', () => {
  const before = { ...plan, releases: releases('1', '1') }
  const after = { ...before, shell: 'b' }

  for (const part of [SHELL, 'mfe-revista', 'mfe-cursos'])
    expect(editionOf(after, part)).not.toBe(editionOf(before, part))
})

it('changes only the documents that explain forms for a new form of one remote', () => {
  const edition = (explains: boolean, kind: string) =>
    editionOf({ ...plan, releases: releases('1', '1', { explains, kind }) }, 'mfe-revista')

  expect(edition(true, 'order')).not.toBe(edition(true, 'survey'))
  expect(edition(false, 'order')).toBe(edition(false, 'survey'))
})

it('changes the documents that may use an external service: all, except for one of another remote for some routes only', () => {
  const service = { name: 'stock', variable: 'STOCK_URL', kind: 'url', default: '/a', value: '/a' } as const
  const edition = (part: string, routes?: string[]) => {
    const services = routes ? [{ ...service, routes }] : [service]
    return editionOf({ ...plan, releases: releases('1', '1'), services: { 'mfe-cursos': services } }, part)
  }
  const before = (part: string) => editionOf({ ...plan, releases: releases('1', '1') }, part)

  for (const part of [SHELL, 'mfe-revista', 'mfe-cursos']) expect(edition(part)).not.toBe(before(part))
  expect(edition('mfe-cursos', ['/cursos'])).not.toBe(before('mfe-cursos'))
  expect(edition('mfe-revista', ['/cursos'])).toBe(before('mfe-revista'))
})

it('changes every document if a link is offered again', () => {
  const before = { ...plan, releases: releases('1', '1') }
  const after = { ...before, frame: { ...emptyFrame, navigation: [{ label: 'Loja', href: '/loja' }] } }

  for (const part of [SHELL, 'mfe-revista', 'mfe-cursos'])
    expect(editionOf(after, part)).not.toBe(editionOf(before, part))
})
