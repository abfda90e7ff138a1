import type { ToastMessage } from '@site/contracts/toastShown'
import { sendFailed } from '@site/leads/sendFailed'

/** What the e-book form says, word by word (specification, section 8). */
export const ebookMessages = {
  missing: {
    title: 'Campos obrigatórios',
    description: 'Por favor, preencha nome e email.',
    tone: 'destructive',
  },
  failure: sendFailed,
  success: { title: '🎉 Sucesso!', description: 'E-book liberado para download!' },
  /** The browser did not allow a new tab, so the visitor opens it. */
  blocked: (href: string) => ({ title: 'Seu e-book está pronto', link: { href, label: 'Abrir o e-book' } }),
} satisfies Record<string, ToastMessage | ((href: string) => ToastMessage)>
