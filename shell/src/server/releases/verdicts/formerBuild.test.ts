import type { Generation, RefusedRelease } from '@site/contracts/Generation'
import { adoptedVerdict } from './formerBuild.ts'

const verdict = (day: number, more: Partial<Generation> = {}) => ({
  generation: {
    ...{ number: day, at: `2026-01-0${day}T00:00:00.000Z`, publication: 1, live: {}, refused: [], settings: 'ours' },
    pointer: { live: `day ${day}`, canaries: {}, since: {}, seconds: 1 },
    ...more,
  },
})

it.each<{ what: string; newest: { generation: Generation }[]; adopted?: string }>([
  { what: 'nothing of no verdicts', newest: [] },
  { what: 'the newest', newest: [verdict(1), verdict(3), verdict(2)], adopted: 'day 3' },
  { what: 'none with other settings', newest: [verdict(1), verdict(2, { settings: 'others' })], adopted: 'day 1' },
  { what: 'none of an earlier version, which names no settings', newest: [verdict(1, { settings: undefined })] },
  { what: 'none that points to nothing', newest: [verdict(1, { pointer: undefined })] },
])('goes on from $what', ({ newest, adopted }) => {
  expect(adoptedVerdict(newest, 'ours')?.pointer.live).toBe(adopted)
})

it('leaves behind what another build has refused, and its canaries', () => {
  const refusal: RefusedRelease = {
    ...{ name: 'mfe-shop', release: 'b', reason: 'threw.', at: '', retryAt: null },
    kind: 'bad',
    cause: 'rendering',
  }
  const canary = {
    ...{ release: 'c', counter: 1, share: 10, auto: true, begun: '', since: '' },
    verdict: 'not enough data',
  } as const
  const pointer = { live: 'live', canaries: { 'mfe-shop': 'canary' }, since: {}, seconds: 1 }
  const former = verdict(1, { refused: [refusal], canaries: { 'mfe-shop': canary }, pointer })

  expect(adoptedVerdict([former], 'ours')).toMatchObject({
    ...{ number: 0, refused: [], canaries: {} },
    pointer: { live: 'live', canaries: {}, ofFormerBuild: true },
  })
})
