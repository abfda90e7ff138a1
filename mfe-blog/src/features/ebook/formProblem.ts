import type { ToastMessage } from '@site/contracts/events'

/** The minimum duration of 'Enviando...', in ms (specification, section 9). */
export const MIN_SENDING_TIME = 1500

/** The toast when one of the blog's forms is invalid (specification, section 8). */
export function problemToast({ blank }: { blank: boolean }): ToastMessage {
  return blank
    ? { title: 'Atenção', description: 'Por favor, preencha todos os campos obrigatórios.', tone: 'destructive' }
    : { title: 'Email inválido', description: 'Por favor, insira um email válido.', tone: 'destructive' }
}
