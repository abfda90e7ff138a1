import { whatsAppLink } from '@site/contracts/channels'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { replayClicks } from '@site/design/islands/replayClicks'
import { faqEntries } from '../../home/faqEntries.ts'
import type { ChatModule } from '../embed/chatModule.ts'
import { chatPanel, controlsOf } from '../embed/chatPanel.ts'
import type { Answer } from './answers/Answer.ts'
import type { ChatSite, Known } from './answers/answerParts.ts'
import { replyTo } from './replyTo.ts'

/**
 * The site's own chat: answers what the pages answer, in visitors' words, and hands over to WhatsApp. It takes over the panel
 * in the document (ChatPanel.tsx), with its welcome messages and whatever was typed or tapped in it before.
 */
export function builtInEmbed(site: ChatSite, known: Known): ChatModule {
  return {
    initBubble() {
      const panel = chatPanel()
      const log = panel?.querySelector('.alex-log')
      const field = panel?.querySelector('input')
      if (!panel || !log || !field) throw new Error('The chat is not in the document.')

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
      const send = (event: Event) => {
        event.preventDefault()
        const question = field.value.trim()
        if (question) ask(question)
        field.value = ''
      }

      // By its place: a translator may have changed the text of a button.
      const suggested = faqEntries(site, known, known?.questions).map(({ question }) => question)
      for (const [place, button] of panel.querySelectorAll('.alex-questions button').entries()) {
        button.addEventListener('click', () => ask(suggested[place] ?? ''))
      }
      field.form?.addEventListener('submit', send)
      replayClicks(panel.closest('[data-island]'))
      const { show, hide } = controlsOf(panel)
      return { open: show, close: hide }
    },
  }
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
