import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { renderedHtml } from '../text/renderedHtml.ts'

/** What the server rendered: HTML, or nodes that are in the document. `untouched` is already where it belongs. */
type Content = { html: string | TrustedHTML } | { nodes: readonly Node[] } | 'untouched'

/**
 * The server's content of a section. While React hydrates a read-only one it does not look into it: whatever a translator or
 * an extension has done there stays. Undefined on the server, during development, and if the shell has none.
 */
export function staticContent(section: string | undefined, hydrating: boolean): Content | undefined {
  const sections = typeof window === 'undefined' ? undefined : window.__sections
  if (!sections || !section) return undefined
  if (hydrating) return 'untouched'
  const content = sections.get(section)
  if (!content?.length) return undefined
  return typeof content === 'string' ? { html: renderedHtml(content) } : { nodes: content }
}

type Props = Omit<ComponentProps<'div'>, 'content'> & { content: Content }

/** An element whose content React never touches. Nodes move into it as they are, with what the visitor has entered. */
export function StaticContent({ content, ...attributes }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (typeof content === 'object' && 'nodes' in content) place.current?.append(...content.nodes)
  }, [content])

  if (typeof content === 'object' && 'nodes' in content) return <div ref={place} {...attributes} />
  // In an element that is hydrated React does not write it.
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: content === 'untouched' ? '' : content.html }} />
}
