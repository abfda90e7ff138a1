import { Component, type ReactNode } from 'react'
import { reloadIfReachable } from './reloadIfReachable.ts'

type Props = {
  children: ReactNode
  /** True if the visitor has already retried once: code that fails again can only be replaced by a new document's. */
  isRetry: boolean
  onRetry: () => void
}

/** Shown in place of an island that could not be loaded: a sentence, and a button to try again. */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    if (this.props.isRetry) reloadIfReachable()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert">
        <p>Esta parte da página está indisponível no momento.</p>
        <button type="button" onClick={this.props.onRetry}>
          Tentar de novo
        </button>
      </div>
    )
  }
}
