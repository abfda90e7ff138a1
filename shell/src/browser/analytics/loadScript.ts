import type {} from '@site/contracts/documentContract'

let policy: TrustedTypePolicy | undefined

/** Loads the script of a company, once. False if it has been loaded already. */
export function loadScript(address: string): boolean {
  if ([...document.scripts].some(({ src }) => src === address)) return false
  // A policy has its name only once.
  policy ??= window.trustedTypes?.createPolicy('analytics', { createScriptURL: (url) => url })
  const script = document.createElement('script')
  // In browsers with Trusted Types an opaque object, which the element accepts like a string.
  Object.assign(script, { async: true, src: policy?.createScriptURL(address) ?? address })
  document.head.append(script)
  return true
}
