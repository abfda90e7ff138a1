import type { RunningCanary } from '@site/contracts/Canary'
import type { ListedRelease, ReleaseList } from '@site/contracts/ReleaseList'
import { withRetry } from '../verdict/withRetry.ts'

/** Releases as lines for a terminal: what is live and what else is kept, with who made it, and why it is not live. */
export function linesOf({ name, paused, releases }: ReleaseList): string[] {
  const bytes = releases.reduce((sum, release) => sum + release.bytes, 0)
  const head = `${name}: ${releases.length} kept, ${sizeText(bytes)}${paused ? ', PAUSED' : ''}`
  return [head, ...releases.flatMap(lineOf)]
}

function lineOf(release: ListedRelease): string[] {
  const { id, state, at, by, statement, liveUntil, reason, retry, canary, bytes, damaged } = release
  const { author = '', commit = '', message = '' } = statement ?? {}
  const sources = [author, commit.slice(0, 7) + (commit.endsWith('+') ? '+' : ''), message].filter(Boolean).join('  ')
  const when = at ? timeText(at) : 'not published'.padEnd(16)
  const line = `  ${state.padEnd(10)} ${id}  ${when}  ${sizeText(bytes).padStart(8)}  ${sources || (by ? `(by ${by})` : '')}`
  const until =
    state === 'live' || state === 'canary' || !liveUntil ? [] : [`             live until ${timeText(liveUntil)}`]
  const canaryLine = canary ? [`             ${canaryText(canary)}`] : []
  const why = reason ? [`             ${withRetry(reason, retry)}`] : []
  const damage = damaged ? [`             DAMAGED, to be released again: ${damaged.join(', ')}`] : []
  return [line.trimEnd(), ...canaryLine, ...until, ...why, ...damage]
}

function canaryText({ share, auto, since, verdict }: RunningCanary): string {
  const next = auto ? ', raised by the site' : ''
  return `${share} % of the visitors since ${timeText(since)}${next}: ${verdict}`
}

/** What a pause means, or its end. */
export function pauseText(name: string, isPaused: boolean): string {
  return isPaused ? `${name} is paused: it accepts no new releases.` : `${name} can be released again.`
}

/** To the minute, in UTC: `2026-11-22 10:31`. */
export function timeText(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ')
}

/** Bytes as kB, rounded up, or as MB from a million: `12 kB`, `1.5 MB`. */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
