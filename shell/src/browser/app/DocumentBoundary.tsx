import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** From now on links and forms are the browser's. */
  onGivenUp: () => void
}
type State = { status: 'whole' } | { status: 'failed'; nodes: readonly Node[]; title: string }

/** The last resort: if React has to give up the document, the visitor keeps it as it is, with plain links and forms. */
export class DocumentBoundary extends Component<Props, State> {
  override state: State = { status: 'whole' }

  static getDerivedStateFromError(): State {
    // Before React removes anything.
    return { status: 'failed', nodes: [...document.body.childNodes], title: document.title }
  }

  override componentDidCatch() {
    if (this.state.status === 'whole') return
    document.body.append(...this.state.nodes)
    document.title = this.state.title
    this.props.onGivenUp()
  }

  override render() {
    if (this.state.status === 'whole') return this.props.children
    return (
      <html lang="pt-BR">
        <head />
        <body />
      </html>
    )
  }
}
