import type { FieldText } from './textsIn.ts'

/** A link in an article: `[text](address)`, `<address>`, or `[name]: address` on a line of its own. */
const markdownLink = /\]\(\s*<?([^)\s>]*)>?[^)]*\)|<([a-z][a-z0-9+.-]*:[^>\s]+)>|^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gim

/** A text that is nothing but an address. */
const bareAddress = /^(?:[a-z][a-z0-9+.-]*:\S+|\/\S*|#\S+|www\.\S+)$/i

/** The addresses that a text links to. */
export function linksIn({ text, isMarkdown }: Omit<FieldText, 'field'>): string[] {
  if (!isMarkdown) return bareAddress.test(text) && !/^\S+:\d+$/.test(text) ? [text] : []
  const written = text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
  return [...written.matchAll(markdownLink)].map(([, inline, automatic, named]) => inline ?? automatic ?? named ?? '')
}

/** What is wrong with an address by itself, as the end of a sentence. */
export function linkProblem(href: string): string | undefined {
  const shown = `“${[...href].slice(0, 60).join('')}”`
  if (href === '') return 'tem um link sem endereço.'
  if (/^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]{3,})$/i.test(href)) return undefined
  if (/^https?:\/\//i.test(href)) return isWeb(href) ? undefined : `tem um link incompleto: ${shown}.`
  if (/^#[^\s#]+$/.test(href) || /^\/(?![/\\])[^\s]*$/.test(href)) return undefined
  return `tem um link que não pode ser usado: ${shown}. Comece com https://, /, #, mailto: ou tel:.`
}

function isWeb(href: string): boolean {
  const url = URL.parse(href)
  return url !== null && /^[^.].*\.[a-z]{2,}$|^localhost$/i.test(url.hostname) && url.username === ''
}

/** A page of the site that a link leads to, and its anchor; undefined for a link elsewhere. A bare anchor has no page. */
export function ownTarget(href: string, siteUrl: string): { path?: string; anchor?: string } | undefined {
  if (href.startsWith('#')) return { anchor: decoded(href.slice(1)) }
  if (!/^(https?:|\/)/i.test(href)) return undefined
  const url = URL.parse(href, siteUrl)
  if (!url || url.origin !== new URL(siteUrl).origin) return undefined
  const path = decoded(url.pathname).replace(/(?<=.)\/+$/, '')
  return { path, ...(url.hash.length > 1 && { anchor: decoded(url.hash.slice(1)) }) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // An address with a lone %: as it is, it leads nowhere.
    return text
  }
}
