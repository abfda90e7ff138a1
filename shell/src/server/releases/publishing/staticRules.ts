import { ownsPath, type RegisteredRemote } from '@site/contracts/Registry'
import type { Release } from '@site/contracts/Release'
import type { ShellRelease } from '@site/contracts/ShellRelease'
import type { Finding } from '@site/release-protocol/exchange/findings'
import { sizeText } from '@site/release-protocol/history/printReleases'
import { matchRoute } from '../../../universal/routing/matchRoute.ts'
import { whatsAppForm } from '../../../universal/whatsApp/whatsAppForm.ts'
import { endOfFormer, incompatibility } from '../selection/compatibility.ts'
import { findConflict } from '../selection/findConflict.ts'
import { narrowedForms } from '../selection/narrowedForms.ts'
import { problemOf } from '../../releaseStore/problemOf.ts'
import { refuseForeignPaths } from '../../releaseStore/readRelease.ts'
import { fragmentFindings } from './fragmentFindings.ts'

/** A link on a page of another remote. */
export type Link = { from: string; page: string; to: string }

type Case = {
  candidate: Release
  registered: RegisteredRemote
  shell: ShellRelease
  /** All live releases. */
  live: readonly Release[]
  /** Links on the pages of other remotes. */
  links: readonly Link[]
}

const DEFINITION = 'rspack.config.ts'
/** The growth of what browsers load that may be unintended. Whether it is too much is the budgets' to say. */
const growth = { times: 1.5, bytes: 50_000 }

/** What a release would break, based on manifests alone: nothing is rendered. */
export function staticFindings(given: Case): Finding[] {
  const { candidate, live } = given
  const ofFragments = fragmentFindings(candidate, live)
  return [
    ...ofContract(given),
    ...ofPages(given),
    ...ofFragments,
    ...ofForms(given),
    ...ofLinks(given),
    ...ofSize(given),
  ]
}

function ofContract({ candidate, registered, shell, live }: Case): Finding[] {
  const findings: Finding[] = []
  const refuse = (rule: string, file: string, reason: string) => findings.push({ kind: 'refusal', rule, file, reason })
  try {
    refuseForeignPaths(candidate, registered)
  } catch (error) {
    const mend = 'Remove it, or give the remote that prefix in the registry.'
    refuse('prefix', DEFINITION, `${problemOf(error).message} ${mend}`)
  }
  const problem = incompatibility(candidate, shell)
  const end = endOfFormer(candidate, shell)
  if (end) findings.push({ kind: 'notice', rule: 'contract', file: 'package.json', reason: `It ${end}` })
  if (problem) refuse(problem.why === 'contract' ? 'contract' : 'shared imports', 'package.json', problem.message)
  const others = live.filter(({ name }) => name !== candidate.name)
  const conflict = findConflict([...others, candidate], [whatsAppForm])
  if (conflict?.release === candidate) refuse('names', DEFINITION, `${conflict.reason} Give it another name.`)
  return findings
}

function ofPages({ candidate, live }: Case): Finding[] {
  const former = live.find(({ name }) => name === candidate.name)
  const { redirects = {} } = candidate
  const gone = [...pathsOf(former)].filter((path) => !servesPath(candidate, path))
  const others = live.filter(({ name }) => name !== candidate.name)
  const lost = Object.entries(redirects).filter(([, to]) => ![candidate, ...others].some((one) => hasPage(one, to)))
  return [
    ...gone.map((path) => {
      const mend = `State its new address: redirects: { '${path}': '/…' }.`
      return {
        kind: 'refusal' as const,
        rule: 'vanished page',
        file: DEFINITION,
        reason: `${path} is live and would disappear. ${mend}`,
      }
    }),
    ...lost.map(([from, to]) => {
      const reason = `${from} redirects to ${to}, which is not a page of the site. Name one that is.`
      return { kind: 'refusal' as const, rule: 'redirect', file: DEFINITION, reason }
    }),
  ]
}

function ofForms({ candidate, live }: Case): Finding[] {
  const others = live.filter(({ name }) => name !== candidate.name)
  return narrowedForms(live, [...others, candidate]).map(({ text }) => ({
    kind: 'notice',
    rule: 'forms',
    file: DEFINITION,
    reason: text,
  }))
}

function ofLinks({ candidate, registered, links }: Case): Finding[] {
  const { redirects = {}, navigation, footer, name } = candidate
  const offered = [...navigation, ...footer].map(({ href }) => ({
    from: name,
    page: DEFINITION,
    to: href.replace(/[?#].*$/, ''),
  }))
  const own = [...links, ...offered].filter(({ to }) => ownsPath(registered.prefixes, to) && !hasPage(candidate, to))
  const unique = new Map(own.map((link) => [`${link.page} ${link.to}`, link]))
  return [...unique.values()].map(({ from, page, to }) => {
    const moved = Object.hasOwn(redirects, to)
    const mend = moved
      ? `It redirects to ${redirects[to]}.`
      : `Keep the page, redirect it, or have ${from} change the link.`
    const reason = `${page} of ${from} links to ${to}, which the release does not have. ${mend}`
    return { kind: moved ? 'notice' : 'refusal', rule: 'links', file: page, reason }
  })
}

function ofSize({ candidate, live }: Case): Finding[] {
  const former = live.find(({ name }) => name === candidate.name)
  const [before, after] = [former ? browserBytes(former) : 0, browserBytes(candidate)]
  if (before === after) return []
  const reason = `For browsers: ${sizeText(before)} before, ${sizeText(after)} after, uncompressed.`
  const isMuch = former !== undefined && after > before * growth.times && after > before + growth.bytes
  const question = isMuch ? ' Is that meant? The budgets of the remote (budgets.json) say which page loads what.' : ''
  return [{ kind: 'notice', rule: 'size', file: 'browser/', reason: reason + question }]
}

function browserBytes({ sizes }: Release): number {
  return Object.entries(sizes).reduce((sum, [file, size]) => sum + (file.startsWith('browser/') ? size : 0), 0)
}

function pathsOf(release: Release | undefined): Set<string> {
  const routes = release?.routes ?? []
  return new Set([
    ...routes.flatMap(({ paths }) => paths.map(({ path }) => path)),
    ...Object.keys(release?.redirects ?? {}),
  ])
}

/** True if a path is a listed page of the release. For pages that are only rendered on demand, nobody can promise. */
export function hasPage(release: Release, path: string): boolean {
  const match = matchRoute(release.routes, path)
  if (Object.hasOwn(release.publicFiles ?? {}, path)) return true
  return match !== undefined && (match.route.paths.length === 0 || match.route.paths.some((one) => one.path === path))
}

function servesPath(release: Release, path: string): boolean {
  return hasPage(release, path) || Object.hasOwn(release.redirects ?? {}, path)
}
