import type { Incident } from '@site/contracts/Incident'

/** A file of a release, as it stands in addresses and in stacks. */
const ofRemote = /\/r\/([a-z][\da-z-]*)\/([\da-f]{16})\/([\w@.-]+)\??\d*((?::\d+){0,2})/
const ofShell = /\/shell\/([\w@.-]+)\??\d*((?::\d+){0,2})/
/** What the bundler's runtime and loadScripts.ts say of a script that did not come. */
const missing = /^ChunkLoadError| cannot be loaded\.$/
/** Numbers of React's errors on HTML that it could not hydrate. */
const hydration = /error #(418|419|42[0-5])\b/

/**
 * What an event tells of a failure in this site's own code; undefined where it is of something else: a picture, an
 * extension of the browser. `shellRelease` stands for the shell's release, which no address has.
 */
export function incidentOf(event: Event, shellRelease: string): Incident | undefined {
  const { target } = event
  if (target instanceof HTMLScriptElement) return placed(target.src, { cause: 'load' }, shellRelease)
  const error: unknown = Reflect.get(event, 'error') ?? Reflect.get(event, 'reason')
  if (!(error instanceof Error)) return undefined
  const where = event instanceof ErrorEvent ? `${event.filename}:${event.lineno}:${event.colno}` : ''
  const cause = missing.test(`${error}`) ? 'load' : hydration.test(error.message) ? 'hydration' : 'exception'
  const name = /^[A-Z]\w{0,60}$/.test(error.name) ? { error: error.name } : {}
  // React speaks of what it got over from a file of its own, and keeps the error itself as the cause.
  const origin = error.cause instanceof Error ? error.cause.stack : ''
  return placed(`${error.message}\n${error.stack}\n${origin}\n${where}`, { cause, ...name }, shellRelease)
}

type Kind = Pick<Incident, 'cause' | 'error'>

/** A remote's code runs inside the shell's: where both are named, it is the remote that failed. */
function placed(text: string, kind: Kind, shellRelease: string): Incident | undefined {
  const [, remote, release, file = '', position = ''] = ofRemote.exec(text) ?? []
  if (remote && release) return { remote, release, ...kind, place: file + position }
  const [, ownFile, ownPosition = ''] = ofShell.exec(text) ?? []
  return ownFile ? { remote: 'shell', release: shellRelease, ...kind, place: ownFile + ownPosition } : undefined
}
