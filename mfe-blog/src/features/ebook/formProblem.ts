import type { ToastMessage } from '@site/contracts/events'

/** 'Enviando...' is shown at least this long (specification, section 9). */
export const SHORTEST_SENDING = 1500

/** What the blog's forms say when they cannot be sent as they are (specification, section 8). */
export function problemToast({ blank }: { blank: boolean }): ToastMessage {
  return blank
    ? { title: 'Atenção', description: 'Por favor, preencha todos os campos obrigatórios.', tone: 'destructive' }
    : { title: 'Email inválido', description: 'Por favor, insira um email válido.', tone: 'destructive' }
}
