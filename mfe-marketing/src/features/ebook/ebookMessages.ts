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
  /** What the new tab says until the e-book is in it. */
  waiting: 'Liberando o e-book…',
  opening: 'E-book liberado! Abrindo…',
} satisfies Record<string, ToastMessage | string>
