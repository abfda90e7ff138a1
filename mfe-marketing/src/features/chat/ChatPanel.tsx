'use static'

import styled from '@emotion/styled'
import { whatsAppLink } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { useEvidence } from '@site/design/islands/useEvidence'
import { useTexts } from '@site/design/islands/useTexts'
import { color, edge, focusRing, radius, shadow, space } from '@site/design/tokens'
import { homeTexts } from '../../texts/homeTexts.ts'
import { faqEntries } from '../home/faqEntries.ts'
import { PANEL_ID } from './embed/chatPanel.ts'
import { welcomeMessages } from './embed/welcomeMessages.ts'

const HANDOVER = 'Olá! Conversei com o Alex no site e quero falar com a equipe.'

// Its parts have names, because the messages are added by code outside React (builtIn/builtInEmbed.ts).
const Panel = styled.dialog({
  '&[open]': { display: 'flex' },
  position: 'fixed',
  zIndex: 30,
  inset: 'auto 16px calc(92px + var(--room,0px)) auto',
  flexDirection: 'column',
  width: 'min(23.5rem,calc(100vw - 32px))',
  maxHeight: 'min(38rem,calc(100dvh - 172px - var(--room,0px)))',
  padding: 0,
  overflow: 'auto',
  color: color.ink,
  background: color.surface,
  border: edge,
  borderRadius: radius.card,
  boxShadow: shadow,
  '& h2': { fontSize: '1.0625rem' },
  '& .alex-top': { padding: `${space.m} ${space.l}`, color: color.onNight, background: color.night },
  '& .alex-top p': { fontSize: '.875rem', color: color.onNightSoft },
  '& .alex-log': {
    flex: 1,
    minHeight: '8rem',
    overflow: 'auto',
    display: 'grid',
    gap: space.s,
    alignContent: 'start',
    padding: space.l,
    scrollPadding: space.l,
    background: color.paper,
  },
  '& .alex-log p': {
    maxWidth: '85%',
    padding: `${space.s} ${space.m}`,
    borderRadius: '16px 16px 16px 4px',
    background: color.sky,
    fontSize: '1rem',
  },
  '& .alex-log .alex-mine': { justifySelf: 'end', borderRadius: '16px 16px 4px 16px', background: color.mint },
  '& .alex-log b': { position: 'absolute', clipPath: 'inset(50%)' },
  '& .alex-questions': {
    flex: 'none',
    display: 'flex',
    gap: space.s,
    overflowX: 'auto',
    scrollPadding: '0 40%',
    padding: `${space.m} ${space.l}`,
    borderTop: edge,
  },
  '& button,& .alex-whatsapp': {
    minHeight: '48px',
    padding: `0 ${space.l}`,
    border: `1px solid ${color.ink}`,
    borderRadius: radius.control,
    background: color.surface,
    color: color.ink,
    fontSize: '1rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& .alex-questions button': { flex: 'none', maxWidth: '15rem', whiteSpace: 'normal' },
  '& button:hover': { background: color.sky },
  '& :focus-visible': { outline: focusRing.outline, outlineOffset: '-3px', boxShadow: 'none' },
  '& .alex-ask': {
    flex: 'none',
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: `${space.xs} ${space.s}`,
    padding: `0 ${space.l} ${space.m}`,
  },
  '& label': { gridColumn: '1/3', fontSize: '.9375rem', fontWeight: 600 },
  '& input': {
    minWidth: 0,
    minHeight: '48px',
    padding: `0 ${space.m}`,
    border: `1px solid ${color.border}`,
    borderRadius: radius.control,
  },
  '& .alex-whatsapp': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    whiteSpace: 'normal',
    textAlign: 'center',
    margin: `0 ${space.l} ${space.l}`,
    background: color.green,
    borderColor: color.green,
    textDecoration: 'none',
  },
  '& .alex-log .alex-whatsapp': { margin: `${space.s} 0 ${space.xs}` },
  '@media (max-height:31rem)': {
    zIndex: 29,
    inset: '0 0 var(--room,0px)',
    width: 'auto',
    height: 'auto',
    maxWidth: 'none',
    maxHeight: 'none',
    paddingRight: '92px',
    border: 0,
    borderRadius: 0,
    '& .alex-log': { flex: 'none', overflow: 'visible' },
  },
  '@media (forced-colors)': { '& .alex-log p,& .alex-top': { border: '1px solid' } },
  '@media print,(scripting:none)': { display: 'none!important' },
})

/**
 * The site's own chat as it begins: its messages, its suggestions, and a field. In the document, so that it opens within the
 * first tap; what is typed or tapped before its code is there waits.
 */
export function ChatPanel() {
  const site = useSite()
  const evidence = useEvidence()
  const { questions } = useTexts('homeTexts', homeTexts)
  return (
    <Panel id={PANEL_ID} aria-label="Conversa com Alex" tabIndex={-1} data-modeless="">
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
    </Panel>
  )
}
