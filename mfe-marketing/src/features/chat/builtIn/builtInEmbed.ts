import { whatsAppLink } from '@site/contracts/channels'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { type FaqEntry, faqEntries } from '../../home/faqEntries.ts'
import type { Chat, ChatModule } from '../embed/chatModule.ts'
import type { Answer } from './answers/Answer.ts'
import type { ChatSite, Known } from './answers/answerParts.ts'
import { builtInStyles } from './builtInStyles.ts'
import { replyTo } from './replyTo.ts'

const HANDOVER = 'Olá! Conversei com o Alex no site e quero falar com a equipe.'

/** The site's own chat: answers what the pages answer, in visitors' words, and hands over to WhatsApp. */
export function builtInEmbed(site: ChatSite, known: Known): ChatModule {
  const entries = faqEntries(site, known)
  return {
    initBubble({ initialMessages }) {
      adopt(builtInStyles)
      const log = element('div', { className: 'alex-log', role: 'log', tabIndex: 0, ariaLabel: 'Mensagens' })
      const addMessage = (text: string, mine = false, ...links: Node[]) => {
        const speaker = element('b', {}, mine ? 'Você: ' : 'Alex: ')
        const message = element('p', { className: mine ? 'alex-mine' : '' }, speaker, text, ...links)
        log.append(message)
        return message
      }
      const ask = (question: string) => {
        addMessage(question, true)
        const [first] = replyTo(question, site, known).map((answer) =>
          addMessage(answer.text, false, ...linksOf(answer, question, site)),
        )
        // Whichever scrolls: the log, or in a low window the whole chat. Of several answers, the first one is read first.
        first?.scrollIntoView({ block: 'nearest' })
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
        whatsApp(site, 'Continuar no WhatsApp', HANDOVER),
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

/** The links of an answer; a person who takes over is told what was asked. */
function linksOf({ links = [], handsOver }: Answer, question: string, site: ChatSite): Node[] {
  const pages = links.map(({ label, href }) => element('a', { href }, label))
  const people = handsOver ? [whatsApp(site, 'Chamar a equipe', `Olá! Perguntei ao Alex no site: “${question}”`)] : []
  return [...pages, ...people].flatMap((link) => [new Text(' '), link])
}

function whatsApp(site: Pick<SiteFacts, 'whatsAppNumber'>, label: string, text: string): HTMLAnchorElement {
  const { href, target, rel, 'data-whatsapp': mark } = whatsAppLink(site, text)
  const link = element('a', { className: 'alex-whatsapp', href, target, rel }, label)
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
