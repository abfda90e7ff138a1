import { whatsAppLink } from '@site/contracts/channels'
import type { Evidence } from '@site/contracts/Evidence'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { type FaqEntry, faqEntries } from '../../home/faqEntries.ts'
import type { Chat, ChatModule } from '../embed/chatModule.ts'
import { answerTo } from './answerTo.ts'
import { builtInStyles } from './builtInStyles.ts'

const UNKNOWN: Pick<FaqEntry, 'answer' | 'terms'> = {
  answer: 'Essa eu não sei responder. A equipe responde no WhatsApp em até 2 horas, no horário comercial.',
  terms: [],
}
const HANDOVER = 'Olá! Conversei com o Alex no site e quero falar com a equipe.'

/** The site's own chat: answers the FAQ's questions and hands over to WhatsApp. */
export function builtInEmbed(
  site: Pick<SiteFacts, 'openingHours' | 'whatsAppNumber'>,
  known: Pick<Evidence, 'prices' | 'guarantees' | 'offer'> | undefined,
): ChatModule {
  const entries = faqEntries(site, known)
  return {
    initBubble({ initialMessages }) {
      adopt(builtInStyles)
      const log = element('div', { className: 'alex-log', role: 'log', tabIndex: 0, ariaLabel: 'Mensagens' })
      const addMessage = (text: string, mine = false, ...links: Node[]) => {
        const speaker = element('b', {}, mine ? 'Você: ' : 'Alex: ')
        const message = element('p', { className: mine ? 'alex-mine' : '' }, speaker, text, ...links)
        log.append(message)
        // Whichever scrolls: the log, or in a low window the whole chat.
        message.scrollIntoView({ block: 'nearest' })
      }
      const ask = (question: string) => {
        addMessage(question, true)
        const { answer, terms } = answerTo(entries, question) ?? UNKNOWN
        const links = terms.flatMap(({ label, href }) => [new Text(' '), element('a', { href }, label)])
        addMessage(answer, false, ...links)
      }
      for (const text of initialMessages) addMessage(text)

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
      // A phone's keyboard would cover the suggested questions.
      const start = matchMedia('(pointer:fine)').matches ? panel.querySelector('input') : panel
      start?.focus()
    },
    close() {
      panel.hidden = true
    },
  }
}

/** A constructed style sheet: the content security policy forbids style elements added by scripts. */
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
