'use static'

import { whatsAppLink } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { useEvidence } from '@site/design/islands/useEvidence'
import { useTexts } from '@site/design/islands/useTexts'
import { homeTexts } from '../../texts/homeTexts.ts'
import { faqEntries } from '../home/faqEntries.ts'
import { ChatWindow } from './ChatWindow.ts'
import { PANEL_ID } from './embed/chatPanel.ts'
import { welcomeMessages } from './embed/welcomeMessages.ts'

const HANDOVER = 'Olá! Conversei com o Alex no site e quero falar com a equipe.'

/**
 * The site's own chat as it begins: its messages, its suggestions, and a field. In the document, so that it opens within the
 * first tap; what is typed or tapped before its code is there waits.
 */
export function ChatPanel() {
  const site = useSite()
  const evidence = useEvidence()
  const { questions } = useTexts('homeTexts', homeTexts)
  return (
    <ChatWindow id={PANEL_ID} aria-label="Conversa com Alex" tabIndex={-1} data-modeless="">
      <div className="alex-top">
        <h2>Alex</h2>
        <p>Assistente virtual, online agora</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls needs the focus to be scrolled with the keyboard. */}
      <div className="alex-log" role="log" tabIndex={0} aria-label="Mensagens">
        {welcomeMessages(site.brand).map((text) => (
          <p key={text}>
            <b>Alex: </b>
            <span>{text}</span>
          </p>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll its content. */}
      <div className="alex-questions" role="group" aria-label="Perguntas frequentes">
        {faqEntries(site, evidence, questions.items).map(({ question }) => (
          <button type="button" key={question}>
            {question}
          </button>
        ))}
      </div>
      <form className="alex-ask" method="dialog" data-waits="">
        <label htmlFor="alex-question">Sua pergunta</label>
        <input id="alex-question" autoComplete="off" maxLength={300} enterKeyHint="send" />
        <button type="submit">Enviar</button>
      </form>
      <a className="alex-whatsapp" {...whatsAppLink(site, HANDOVER)}>
        Continuar no WhatsApp
      </a>
    </ChatWindow>
  )
}
