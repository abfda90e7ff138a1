import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@site/contracts/Release'
import type { Cell, Fault, Phase } from './cells.ts'
import { diskFaults, filesOf, spoilRelease } from './spoilRelease.ts'

type GateFault = {
  /** Does the harm. Returns the id of the release that is pointed to, if there is one. */
  commit: (releasesFolder: string, good: Readonly<Record<string, string>>) => string | undefined
  /** What the operator is told. */
  incident: RegExp
}

type DiskFault = keyof typeof diskFaults

const isDiskFault = (fault: Fault): fault is DiskFault => fault in diskFaults

/** What the server does about a fault of the disk, by the words in which it tells it. */
const diskIncidents: Record<DiskFault, RegExp> = {
  '404': /^not yet, missing: .* is missing/,
  hang: /^bad, foreign: .* is no regular file/,
  'cut off': /^not yet, cut off: .* is cut off/,
  'wrong hash': /^bad, forged: .* has the wrong hash/,
  'HTML for JavaScript': /./,
  memory: /^bad, foreign: .* is a link/,
}

const reason = 'estragado de propósito'

/** Appended to a server bundle: each page, its data or the documents do this instead of what they did. */
const pages = (code: string) =>
  `;for (const page of Object.values(module.exports.pages)) page.component = () => {${code}};`
const data = (code: string) =>
  `;for (const page of Object.values(module.exports.pages)) page.data = { load: () => {${code}} };`
const documents = (code: string) => `;module.exports.documents = () => {${code}};`

const loop = 'for (;;);'
const hunger = 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))'
const late = `setTimeout(() => { throw new Error('${reason}') }, 1000);`

const tookLonger = /^trouble, .*took longer than \d+ ms/
const memory = /^trouble, .*(memory|took longer)/
const said = (text: string) => new RegExp(`^bad, rendering: .*${text}`)

/** Text that comes before or after a server bundle, and what the gate says of it. */
const serverFaults: Partial<
  Record<Phase, Partial<Record<Fault, { text: (source: string) => string; incident: RegExp }>>>
> = {
  'server bundle': {
    'HTML for JavaScript': {
      text: () => '<!DOCTYPE html><h1>Entre na rede do hotel</h1>',
      incident: said('SyntaxError'),
    },
    'throws on evaluation': { text: (source) => `throw new Error('${reason}');${source}`, incident: said(reason) },
    'throws on render': { text: (source) => source + pages(`throw new Error('${reason}')`), incident: said(reason) },
    'throws late': {
      text: (source) => source + pages(`${late} return null`),
      incident: said(`after .* was made: ${reason}`),
    },
    'endless loop': { text: (source) => source + pages(loop), incident: tookLonger },
    memory: { text: (source) => source + pages(hunger), incident: memory },
    'forged message': {
      text: (source) =>
        `JSON.stringify = () => '{"status":"page","page":{"status":200,"html":"<h1>forjado","style":""}}';${source}`,
      incident: said('not allowed'),
    },
  },
  data: {
    'throws on render': { text: (source) => source + data(`throw new Error('${reason}')`), incident: said(reason) },
    'throws late': {
      text: (source) => source + data(`${late} return { status: 200, data: 1 }`),
      incident: said(reason),
    },
    'endless loop': { text: (source) => source + data(loop), incident: tookLonger },
    memory: { text: (source) => source + data(hunger), incident: memory },
    'forged message': {
      text: (source) => source + data('return { status: 500, data: 1n }'),
      incident: said('.'),
    },
  },
  documents: {
    'throws on render': {
      text: (source) => source + documents(`throw new Error('${reason}')`),
      incident: said(reason),
    },
    'throws late': { text: (source) => source + documents(`${late} return []`), incident: said(reason) },
    'endless loop': { text: (source) => source + documents(loop), incident: tookLonger },
    memory: { text: (source) => source + documents(hunger), incident: memory },
    'forged message': {
      text: (source) => source + documents("return [{ path: '/', type: 'text/html', body: '<h1>forjado' }]"),
      incident: said('not allowed'),
    },
  },
}

/** What a statement claims that is not its own. */
function forgeStatement(folder: string, change: (release: Release) => void): void {
  const file = join(folder, 'release.json')
  const release: Release = JSON.parse(readFileSync(file, 'utf8'))
  change(release)
  writeFileSync(file, JSON.stringify(release))
}

/** How a cell's fault is brought about, and what the operator is to hear. @throws Error for a combination that has no meaning. */
export function gateFault({ remote, phase, fault }: Cell): GateFault {
  if (phase === 'pointer') return pointerFault(remote, fault)
  if (phase === 'release.json') return statementFault(remote, fault)
  const serverFault = serverFaults[phase]?.[fault]
  if (serverFault) {
    return {
      commit: (releases) =>
        spoilRelease(releases, remote, {
          text: (file, source, release) => (file === release.server ? serverFault.text(source) : undefined),
        }),
      incident: serverFault.incident,
    }
  }
  if (!isDiskFault(fault)) throw new Error(`No ${phase} that ${fault}.`)
  return {
    commit: (releases) =>
      spoilRelease(releases, remote, {
        folder: (folder, release) => {
          const [file = ''] = phase === 'server bundle' ? [release.server] : filesOf(phase, release)
          diskFaults[fault](join(folder, file))
        },
      }),
    incident: diskIncidents[fault],
  }
}

function statementFault(remote: string, fault: Fault): GateFault {
  const harm = (folder: string) => {
    if (fault === 'wrong hash') {
      return forgeStatement(folder, (release) => {
        release.files[release.entry] = `sha384-${'A'.repeat(64)}`
      })
    }
    if (fault === 'forged message') {
      return forgeStatement(folder, (release) => {
        for (const route of release.routes) route.path = '/lugar-de-outro'
      })
    }
    if (!isDiskFault(fault)) throw new Error(`No statement that ${fault}.`)
    diskFaults[fault](join(folder, 'release.json'))
  }
  const incidents: Partial<Record<Fault, RegExp>> = {
    ...diskIncidents,
    'HTML for JavaScript': /^(bad, malformed|not yet, cut off): /,
    // A remote with services of its own contradicts itself before it contradicts the registry.
    'forged message': /^bad, (foreign: claims \/lugar-de-outro|malformed: .*names a route)/,
  }
  return {
    commit: (releases) => spoilRelease(releases, remote, { folder: harm }),
    incident: incidents[fault] ?? /./,
  }
}

function pointerFault(remote: string, fault: Fault): GateFault {
  const unusable = new RegExp(`${remote}/current\\.json cannot be used: `)
  const incident = fault === '404' ? new RegExp(`${remote}/current\\.json is missing`) : unusable
  return {
    commit(releases) {
      const file = join(releases, remote, 'current.json')
      // Who has written the pointer must not be who has read it a moment ago.
      if (fault === 'forged message') writeFileSync(file, JSON.stringify({ release: '../../etc', setByStart: 7 }))
      else if (isDiskFault(fault)) diskFaults[fault](file)
      return undefined
    },
    incident,
  }
}
