import type { Incident } from '@site/contracts/Incident'

/** A release's file, as in addresses and stack traces. */
const ofRemote = /\/r\/([a-z][\da-z-]*)\/([\da-f]{16})\/([\w@.-]+)\??\d*((?::\d+){0,2})/
const ofShell = /\/shell\/([\w@.-]+)\??\d*((?::\d+){0,2})/
/** Error messages of the bundler's runtime and of loadScripts.ts about a script that did not load. */
const missing = /^ChunkLoadError| cannot be loaded\.$/
/** React's error numbers for HTML that could not be hydrated. */
const hydration = /error #(418|419|42[0-5])\b/

/**
 * The incident behind an event if this site's own code failed; undefined for anything else: an image, a browser extension.
 * `shellRelease` stands for the shell's release, which is in no address.
 */
export function incidentOf(event: Event, shellRelease: string): Incident | undefined {
  const { target } = event
  if (target instanceof HTMLScriptElement) return placed(target.src, { cause: 'load' }, shellRelease)
  const error: unknown = Reflect.get(event, 'error') ?? Reflect.get(event, 'reason')
  if (!(error instanceof Error)) return undefined
  const where = event instanceof ErrorEvent ? `${event.filename}:${event.lineno}:${event.colno}` : ''
  const cause = missing.test(`${error}`) ? 'load' : hydration.test(error.message) ? 'hydration' : 'exception'
  const name = /^[A-Z]\w{0,60}$/.test(error.name) ? { error: error.name } : {}
  // For a recovered error, React throws one from a file of its own, with the original as its cause.
  const origin = error.cause instanceof Error ? error.cause.stack : ''
  return placed(`${error.message}\n${error.stack}\n${origin}\n${where}`, { cause, ...name }, shellRelease)
}

type Kind = Pick<Incident, 'cause' | 'error'>

/** A remote's code runs inside the shell's: if both are in the stack, the remote failed. */
function placed(text: string, kind: Kind, shellRelease: string): Incident | undefined {
  const [, remote, release, file = '', position = ''] = ofRemote.exec(text) ?? []
  if (remote && release) return { remote, release, ...kind, place: file + position }
  const [, ownFile, ownPosition = ''] = ofShell.exec(text) ?? []
  return ownFile ? { remote: 'shell', release: shellRelease, ...kind, place: ownFile + ownPosition } : undefined
}
