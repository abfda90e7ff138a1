import { StaticContent } from '@site/design/islands/StaticContent'
import { Component, type ReactNode } from 'react'
import { PageFallback } from '../../universal/notices/UnavailableNotice.tsx'
import { pageNodes } from './StaticPage.tsx'

type Props = {
  /** True while the page is the one in the server's document. */
  isServerRendered: boolean
  onRetry: () => void
  children: ReactNode
}
/** `nodes` is empty if there was nothing to keep. */
type State = { status: 'whole' } | { status: 'failed'; nodes: readonly Node[]; title: string }

/**
 * A page that throws in the browser takes only itself down: the top bar, the footer and WhatsApp keep working. A
 * server-rendered page remains readable, with its links and plain forms; in place of a page reached by client-side
 * navigation, an error notice is shown.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { status: 'whole' }

  static getDerivedStateFromError(): State {
    // Before React removes anything from the document.
    return { status: 'failed', nodes: pageNodes(), title: document.title }
  }

  override render() {
    const { children, isServerRendered, onRetry } = this.props
    if (this.state.status === 'whole') return children
    const { nodes, title } = this.state
    if (!isServerRendered || nodes.length === 0) return <PageFallback onRetry={onRetry} />
    return (
      <>
        <title>{title}</title>
        <StaticContent content={{ nodes }} />
      </>
    )
  }
}
