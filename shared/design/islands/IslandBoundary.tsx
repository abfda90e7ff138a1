import { Component, type ReactNode } from 'react'
import { reloadIfReachable } from './reloadIfReachable.ts'

type Props = {
  children: ReactNode
  /** True when the visitor has asked to try again before: the same code that fails once more can only be exchanged. */
  isRetry: boolean
  onRetry: () => void
}

/** What a visitor sees in the place of an island that could not be loaded: a sentence and a way to try again. */
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
