import { entry, entryText, list, text } from '@site/contracts/textFields'
import * as v from 'valibot'

/** What a question is about, as writers choose it; the chat gives the same answer to other words. */
export const contactTopics = {
  'Tempo de resposta': 'replyTime',
  'O que levar': 'bring',
  Orçamento: 'quote',
  'Onde atendemos': 'location',
} as const

type ChosenTopic = keyof typeof contactTopics

/** The questions before the first contact until somebody writes others. */
export const usualContactQuestions: { question: string; answer: string; topic?: ChosenTopic }[] = [
  {
    question: 'Em quanto tempo vocês respondem?',
    answer: 'No WhatsApp, em até {resposta} no horário comercial: {horario}. Propostas por e-mail chegam {proposta}.',
    topic: 'Tempo de resposta',
  },
  {
    question: 'O que preciso ter em mãos para começar?',
    answer: '{paraOBriefing} O resto perguntamos em um briefing de {briefing}.',
    topic: 'O que levar',
  },
  {
    question: 'O orçamento custa alguma coisa?',
    answer: 'Não. O orçamento é gratuito, tem preço fechado e não obriga a nada.',
    topic: 'Orçamento',
  },
  {
    question: 'Vocês atendem em outras cidades?',
    answer: 'Sim. Atendemos em todo o Brasil e clientes em outros países, por WhatsApp e chamada de vídeo.',
    topic: 'Onde atendemos',
  },
]

/** The questions of the contact page. The chat knows them too, so they are apart from the page's other texts. */
export const contactTexts = v.pipe(
  v.object({
    title: text('Título', 'Acima das perguntas.', 60, 'Antes de chamar'),
    items: list(
      'Perguntas',
      'Na ordem em que aparecem. As respostas podem usar {resposta}, {proposta}, {horario}, {briefing} e {paraOBriefing}.',
      entry('Pergunta', 'Uma pergunta com a sua resposta.', {
        question: entryText('Pergunta', 'Como um cliente a faria.', 90),
        answer: entryText('Resposta', 'O Google também a lê.', 600),
        topic: v.pipe(
          v.optional(v.picklist(Object.keys(contactTopics) as ChosenTopic[], 'não é um assunto.')),
          v.title('Assunto'),
          v.description('O chat dá esta resposta a quem pergunta com outras palavras. Pode ficar vazio.'),
        ),
      }),
      { most: 8, usual: usualContactQuestions },
    ),
  }),
  v.title('Perguntas de Contato'),
  v.description('O que se pergunta antes do primeiro contato. Aparecem em Contato e no chat.'),
)

export type ContactQuestions = v.InferOutput<typeof contactTexts>['items']
