import { createRequire } from 'node:module'

const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'))

/** Folder of one of Module Federation's packages, the copy that the plugin itself uses. @throws when it is not installed. */
export function federationFolder(name: string): string {
  const path = enhanced.resolve(`@module-federation/${name}`)
  return path.slice(0, path.lastIndexOf('/dist/'))
}
