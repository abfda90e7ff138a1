import { whatsAppLink } from '@site/contracts/channels'
import type { Evidence } from '@site/contracts/Evidence'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { type FaqEntry, faqEntries } from '../../home/faqEntries.ts'
import type { Chat, ChatModule } from '../embed/chatModule.ts'
import { answerTo } from './answerTo.ts'
import { builtInStyles } from './builtInStyles.ts'

const UNKNOWN = 'Essa eu não sei responder. A equipe responde no WhatsApp em até 2 horas, no horário comercial.'
const HANDOVER = 'Olá! Conversei com o Alex no site e quero falar com a equipe.'

/** The chat that comes with the site: answers the questions of the FAQ and hands over to WhatsApp. */
export function builtInEmbed(
  site: Pick<SiteFacts, 'openingHours' | 'whatsAppNumber'>,
  known: Pick<Evidence, 'prices' | 'guarantees'> | undefined,
): ChatModule {
  const entries = faqEntries(site, known)
  return {
    initBubble({ initialMessages }) {
      adopt(builtInStyles)
      const log = element('div', { className: 'alex-log', role: 'log', tabIndex: 0, ariaLabel: 'Mensagens' })
      const say = (text: string, mine = false) => {
        const speaker = element('b', {}, mine ? 'Você: ' : 'Alex: ')
        const message = element('p', { className: mine ? 'alex-mine' : '' }, speaker, text)
        log.append(message)
        // Whichever scrolls: the log, or in a low window all of the chat.
        message.scrollIntoView({ block: 'nearest' })
      }
      const ask = (question: string) => {
        say(question, true)
        say(answerTo(entries, question) ?? UNKNOWN)
      }
      for (const text of initialMessages) say(text)

      const panel = element(
        'section',
        { className: 'alex', role: 'dialog', ariaLabel: 'Conversa com Alex', tabIndex: -1, hidden: true },
        element(
          'div',
          { className: 'alex-top' },
          element('h2', {}, 'Alex'),
          element('p', {}, 'Assistente virtual, online agora'),
        ),
        log,
        questions(entries, ask),
        questionForm(ask),
        handover(site),
      )
      document.body.append(panel)
      return controlsOf(panel)
    },
  }
}

function questions(entries: readonly FaqEntry[], ask: (question: string) => void) {
  const buttons = entries.map(({ question }) => {
    const button = element('button', { type: 'button' }, question)
    button.addEventListener('click', () => ask(question))
    return button
  })
  return element('div', { className: 'alex-questions', role: 'group', ariaLabel: 'Perguntas frequentes' }, ...buttons)
}

function questionForm(ask: (question: string) => void) {
  const input = element('input', { id: 'alex-question', autocomplete: 'off', maxLength: 300 })
  const label = element('label', { htmlFor: input.id }, 'Sua pergunta')
  const form = element('form', {}, label, input, element('button', { type: 'submit' }, 'Enviar'))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const question = input.value.trim()
    if (question) ask(question)
    input.value = ''
  })
  return form
}

function handover(site: Pick<SiteFacts, 'whatsAppNumber'>) {
  const { href, target, rel, 'data-whatsapp': mark } = whatsAppLink(site, HANDOVER)
  const link = element('a', { className: 'alex-whatsapp', href, target, rel }, 'Continuar no WhatsApp')
  link.dataset.whatsapp = mark
  return link
}

function controlsOf(panel: HTMLElement): { open: Chat['show']; close: Chat['hide'] } {
  return {
    open() {
      panel.hidden = false
      // The keyboard of a phone would come over the questions that are there to be tapped.
      const start = matchMedia('(pointer:fine)').matches ? panel.querySelector('input') : panel
      start?.focus()
    },
    close() {
      panel.hidden = true
    },
  }
}

/** A constructed stylesheet: the content security policy allows no style element that a script adds. */
function adopt(text: string) {
  if (!('adoptedStyleSheets' in document)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}

/** A DOM element with its properties and children; text is set as text, never as HTML. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  Object.assign(made, properties)
  made.append(...children)
  return made
}
