import { whatsAppLink } from '@site/contracts/channels'
import { SiteContext } from '@site/contracts/useSite'
import { Component, type ReactNode, useContext } from 'react'
import { reloadIfReachable } from './reloadIfReachable.ts'

type Props = {
  children: ReactNode
  /** True if the visitor has already retried once: code that fails again can only be replaced by a new document's. */
  isRetry: boolean
  onRetry: () => void
}

/**
 * Shown in place of an island that could not be loaded or has thrown: a sentence, a button to try again, and a link to a
 * conversation. What was received before is not called in question.
 */
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
    return <IslandNotice onRetry={this.props.onRetry} />
  }
}

const text = 'Olá! Uma parte do site não abriu para mim. Podem me ajudar?'

function IslandNotice({ onRetry }: Pick<Props, 'onRetry'>) {
  const site = useContext(SiteContext)
  return (
    <div role="alert">
      {window.__acknowledged && <p>O que você enviou chegou até nós.</p>}
      <p>Esta parte da página está indisponível no momento.</p>
      <button type="button" onClick={onRetry}>
        Tentar de novo
      </button>{' '}
      {site && <a {...whatsAppLink(site, text)}>Chamar no WhatsApp</a>}
    </div>
  )
}
