import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** How often the layer is rendered before it is given up. By default 3 times. */
  attempts?: number
  /** Shown in place of a layer that has been given up. Nothing by default: what a layer adds to links works without it. */
  fallback?: ReactNode
  onGivenUp?: () => void
}

/**
 * A layer of the shell that throws takes nothing else with it: something in the page may have moved its elements. What it
 * shows is not in it but in the store or the address, so it is rendered anew; and if that does not help, it is left out.
 */
export class LayerBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  private failures = 0

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.failures += 1
    const { attempts = 3, onGivenUp } = this.props
    if (this.failures < attempts) this.setState({ hasFailed: false })
    else onGivenUp?.()
  }

  override render() {
    const { children, fallback = null } = this.props
    return this.state.hasFailed ? fallback : children
  }
}
