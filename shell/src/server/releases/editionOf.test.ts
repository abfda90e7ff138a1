import type { Release } from '@site/contracts/Release'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { emptyFrame } from '../../universal/frame/siteFrame.ts'
import { editionOf, SHELL } from './editionOf.ts'

const releases = (blog: string, quiz: string) =>
  [
    { name: 'mfe-blog', id: blog },
    { name: 'mfe-quiz', id: quiz },
  ] as Release[]

const plan = { shell: 'a', frame: emptyFrame, site: sampleSite }

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

it('a link that is offered anew changes every document', () => {
  const before = { ...plan, releases: releases('1', '1') }
  const after = { ...before, frame: { ...emptyFrame, navigation: [{ label: 'Loja', href: '/loja' }] } }

  for (const part of [SHELL, 'mfe-blog', 'mfe-quiz']) expect(editionOf(after, part)).not.toBe(editionOf(before, part))
})
