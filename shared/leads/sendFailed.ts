import type { ToastMessage } from '@site/contracts/toastShown'

/** What a form says when a lead could neither be sent nor kept (specification, section 8). */
export const sendFailed: ToastMessage = {
  title: 'Erro no envio',
  description: 'Tente novamente em alguns instantes.',
  tone: 'destructive',
}
