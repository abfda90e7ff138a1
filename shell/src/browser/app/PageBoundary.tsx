import { renderedHtml } from '@site/design/renderedHtml'
import { Component, type ReactNode } from 'react'
import { PageFallback } from '../../universal/notices/UnavailableNotice.tsx'

type Props = {
  /** True while the page is the one that the server's document has. */
  isServerRendered: boolean
  onRetry: () => void
  children: ReactNode
}
/** `html` is empty where there was nothing to read. */
type State = { status: 'whole' } | { status: 'failed'; html: string }

/**
 * A page that throws in the browser takes down itself alone: the bar, the footer and WhatsApp go on working. The page that
 * the server rendered stays to be read, with its links and plain forms; one that the visitor went to says what is wrong.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { status: 'whole' }

  static getDerivedStateFromError(): State {
    // Called before React takes anything from the document.
    const main = document.querySelector('main')
    return { status: 'failed', html: main?.textContent ? main.innerHTML : '' }
  }

  override render() {
    const { children, isServerRendered, onRetry } = this.props
    if (this.state.status === 'whole') return children
    const { html } = this.state
    if (!isServerRendered || !html) return <PageFallback onRetry={onRetry} />
    return <div dangerouslySetInnerHTML={{ __html: renderedHtml(html) }} />
  }
}
