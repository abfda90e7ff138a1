/** What not every remote has, or not on the page that the lab opens. */
export type RemotePart =
  /** A visitor can come to the page without a new document. */
  | 'navigation'
  /** Parts of the page come alive by themselves, with code of their own. */
  | 'islands'
  | 'data'
  | 'documents'
  /** The page shows pictures of its release. */
  | 'pictures'

/** What the lab has to know of a remote to tell which combinations make sense. */
export type LabRemote = {
  name: string
  /** A page of it, with a part whose code comes later. */
  path: string
  has: readonly RemotePart[]
}

/** The remotes of the site as the lab uses them, each with a page whose code comes in parts. */
export const remotes: readonly LabRemote[] = [
  { name: 'mfe-marketing', path: '/contato', has: ['navigation', 'islands'] },
  { name: 'mfe-blog', path: '/blog', has: ['navigation', 'islands', 'data', 'documents', 'pictures'] },
  { name: 'mfe-quiz', path: '/quiz', has: ['navigation', 'islands', 'data'] },
  { name: 'mfe-agent', path: '/agente-ia', has: ['navigation', 'islands'] },
  { name: 'mfe-admin', path: '/admin/image-generator', has: [] },
]

/** The remote of this name. @throws Error when the lab does not know it. */
export function remoteNamed(name: string): LabRemote {
  const remote = remotes.find((known) => known.name === name)
  if (!remote) throw new Error(`The lab does not know ${name}.`)
  return remote
}

/** A page of another remote: what must stay untouched, and where a visitor comes from. */
export function otherPath({ name }: LabRemote): string {
  return name === 'mfe-quiz' ? '/agente-ia' : '/quiz'
}
