import { serviceOf, useSite } from '@site/contracts/useSite'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { AlexFace, Bubble, Hint, Place } from './Bubble.tsx'
import { ChatFailure } from './ChatFailure.tsx'
import type { Chat } from './embed/chatModule.ts'
import { chatPanel, controlsOf, PANEL_ID } from './embed/chatPanel.ts'
import { chatModuleAddress } from './embed/chatServices.ts'
import { startChat } from './embed/startChat.ts'
import { ChatPanel } from './ChatPanel.tsx'

type Props = { start?: typeof startChat }
type Phase = 'unloaded' | 'loading' | 'open' | 'closed' | 'failed'

/** Outside the component: the embed is loaded only once, even if the visitor leaves the page and returns. */
let started: Chat | undefined

/** Hides the chat, also while its code is on its way. */
function hide(): void {
  const panel = chatPanel()
  if (started) started.hide()
  else if (panel) controlsOf(panel).hide()
}

/**
 * The button at the bottom right. Its first click loads the chat; later clicks open and close it. The site's own chat is in
 * the document: the first click opens it at once, even before this code is there.
 */
export function ChatBubble({ start = startChat }: Props) {
  const site = useSite()
  const [phase, setPhase] = useState<Phase>(started ? 'closed' : 'unloaded')
  const button = useRef<HTMLButtonElement>(null)
  const present = useRef(true)
  const isOwn = serviceOf(site, chatModuleAddress) === ''
  const [bringsPanel] = useState(isOwn && !started)
  const hint = phase === 'loading' ? 'Chamando o Alex…' : 'Alex está online'

  useEffect(() => {
    present.current = true
    return () => {
      present.current = false
      started?.hide()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a panel that was opened before this code was there.
  useEffect(() => {
    if (!started && chatPanel()?.open) void load()
  }, [])

  // The page that it is in may be left, but not the conversation.
  useLayoutEffect(
    () => () => {
      const panel = started && chatPanel()
      if (panel) document.body.append(panel)
    },
    [],
  )

  useEffect(() => {
    if (phase !== 'open') return
    const close = () => {
      hide()
      setPhase('closed')
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      button.current?.focus()
    }
    // Elements focused in the page by keyboard would be behind the chat.
    const closeOverFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target === button.current || chatPanel()?.contains(target)) return
      if (target.matches(':is(main,footer) :focus-visible')) close()
    }
    document.addEventListener('keydown', closeOnEscape)
    // In the capture phase, because React stops the event in parts that are not hydrated.
    document.addEventListener('focusin', closeOverFocus, true)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('focusin', closeOverFocus, true)
    }
  }, [phase])

  async function load() {
    const panel = chatPanel()
    if (panel) controlsOf(panel).show()
    setPhase(panel ? 'open' : 'loading')
    try {
      started = await start(site)
      if (!present.current) return started.hide()
      if (!panel) setPhase('open')
    } catch {
      hide()
      // Whatever the cause, the visitor is told, and offered another way to talk.
      setPhase('failed')
    }
  }

  function press() {
    if (phase === 'loading') return
    if (phase === 'open') {
      hide()
      return setPhase('closed')
    }
    if (!started) return void load()
    started.show()
    setPhase('open')
  }

  return (
    <>
      {bringsPanel && <ChatPanel />}
      <Hint
        aria-hidden
        seen={phase === 'open' || phase === 'closed'}
        data-greets={phase === 'unloaded' || undefined}
        // Translated or not: a tap on the button below must find it as it is.
        suppressHydrationWarning
      >
        {hint}
      </Hint>
      <Place>
        {phase === 'failed' && <ChatFailure />}
        <Bubble
          ref={button}
          type="button"
          aria-label={`Conversa: ${hint}`}
          aria-expanded={phase === 'open'}
          data-opens={isOwn ? PANEL_ID : undefined}
          aria-busy={phase === 'loading'}
          onClick={press}
        >
          <AlexFace open={phase === 'open'} />
        </Bubble>
      </Place>
    </>
  )
}
