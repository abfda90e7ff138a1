import { Component, type ReactNode } from 'react'
import { PageFallback } from '../../universal/notices/PageFallback.tsx'

type Props = { children: ReactNode; onRetry: () => void }

/** A page that throws in the browser takes down itself alone: the bar, the footer and WhatsApp go on working. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <PageFallback onRetry={this.props.onRetry} /> : this.props.children
  }
}
