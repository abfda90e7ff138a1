/** What some remotes do not have, or not on the page that the lab opens. */
export type RemotePart =
  /** The page can be reached by client-side navigation. */
  | 'navigation'
  /** Some islands are hydrated without an interaction, with code of their own. */
  | 'islands'
  | 'data'
  | 'documents'
  /** The page shows images of its release. */
  | 'pictures'

/** What the lab has to know about a remote to determine the meaningful combinations. */
export type LabRemote = {
  name: string
  /** One of its pages, with an island whose code is loaded later. */
  path: string
  has: readonly RemotePart[]
}

/** The site's remotes as the lab uses them, each with a page whose code is in several chunks. */
export const remotes: readonly LabRemote[] = [
  { name: 'mfe-marketing', path: '/contato', has: ['navigation', 'islands'] },
  { name: 'mfe-blog', path: '/blog', has: ['navigation', 'islands', 'data', 'documents', 'pictures'] },
  { name: 'mfe-quiz', path: '/quiz', has: ['navigation', 'islands', 'data'] },
  { name: 'mfe-agent', path: '/agente-ia', has: ['navigation', 'islands'] },
  { name: 'mfe-admin', path: '/admin/image-generator', has: [] },
]

/** The remote of this name. @throws Error if the lab does not know it. */
export function remoteNamed(name: string): LabRemote {
  const remote = remotes.find((known) => known.name === name)
  if (!remote) throw new Error(`The lab does not know ${name}.`)
  return remote
}

/** A page of another remote: it must stay unaffected, and visitors come from there. */
export function otherPath({ name }: LabRemote): string {
  return name === 'mfe-quiz' ? '/agente-ia' : '/quiz'
}
