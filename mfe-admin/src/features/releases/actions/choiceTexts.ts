import type { Choice, ChoiceKind } from './choicesFor.ts'

type Texts = {
  /** On the button that opens the confirmation. */
  label: string
  title: string
  text: string
  confirm: string
  busy: string
  done: string
}

/** Texts of a choice: on its button, in the confirmation, and after it was done. */
export function choiceTexts({ kind, part: { name }, about = '', release = '' }: Choice): Texts {
  const short = about.slice(0, 8)
  const texts: Record<ChoiceKind, Texts> = {
    promote: {
      label: 'Publicar para todos',
      title: `Publicar ${short} para todos?`,
      text: `Todos os visitantes passam a receber a versão ${about} de ${name}.`,
      confirm: 'Publicar',
      busy: 'Publicando…',
      done: `${name} ${about} vai ao ar para todos em instantes.`,
    },
    end: {
      label: 'Encerrar teste',
      title: `Encerrar o teste de ${short}?`,
      text: `Todos os visitantes voltam a receber a versão ${release} de ${name}.`,
      confirm: 'Encerrar teste',
      busy: 'Encerrando…',
      done: `O teste de ${name} ${about} termina em instantes.`,
    },
    rollback: {
      label: 'Voltar para esta',
      title: `Voltar para ${short}?`,
      text: `Todos os visitantes passam a receber de novo a versão ${about} de ${name}.`,
      confirm: 'Voltar',
      busy: 'Voltando…',
      done: `${name} volta para ${about} em instantes.`,
    },
    keep: {
      label: 'Ficar com esta',
      title: `Ficar com ${short}?`,
      text: `O site deixa de esperar por outra versão de ${name}.`,
      confirm: 'Ficar com esta',
      busy: 'Guardando…',
      done: `${name} fica com ${about}.`,
    },
    preview: {
      label: 'Ver prévia',
      title: `Ver a prévia de ${short}?`,
      text: `Só este navegador mostra o site com a versão ${about} de ${name}, até você encerrar a prévia.`,
      confirm: 'Ver prévia',
      busy: 'Abrindo…',
      done: `A prévia de ${name} ${about} abre em instantes.`,
    },
    pause: {
      label: 'Pausar',
      title: `Pausar ${name}?`,
      text: 'Nenhuma versão nova é publicada até alguém retomar. Voltar para uma anterior continua possível.',
      confirm: 'Pausar',
      busy: 'Pausando…',
      done: `${name} está em pausa.`,
    },
    resume: {
      label: 'Retomar',
      title: `Retomar ${name}?`,
      text: 'Versões novas podem ser publicadas de novo.',
      confirm: 'Retomar',
      busy: 'Retomando…',
      done: `${name} pode receber versões novas.`,
    },
  }
  return texts[kind]
}

/** Distinguishes buttons with the same label for people who cannot see where the button is. */
export const subjectOf = ({ part: { name }, about = '' }: Choice): string => `${name} ${about}`.trim()
