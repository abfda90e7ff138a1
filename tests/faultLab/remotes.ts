import type { LabRemote } from './cells.ts'

/** The remotes of the site as the lab uses them, each with a page whose code comes in parts. */
export const remotes: readonly LabRemote[] = [
  {
    name: 'mfe-marketing',
    path: '/contato',
    navigable: true,
    islands: true,
    data: false,
    documents: false,
    pictures: false,
  },
  { name: 'mfe-blog', path: '/blog', navigable: true, islands: true, data: true, documents: true, pictures: true },
  { name: 'mfe-quiz', path: '/quiz', navigable: true, islands: true, data: true, documents: false, pictures: false },
  {
    name: 'mfe-agent',
    path: '/agente-ia',
    navigable: true,
    islands: true,
    data: false,
    documents: false,
    pictures: false,
  },
  {
    name: 'mfe-admin',
    path: '/admin/image-generator',
    navigable: false,
    islands: false,
    data: false,
    documents: false,
    pictures: false,
  },
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
