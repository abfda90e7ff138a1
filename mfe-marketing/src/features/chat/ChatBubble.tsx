import { useSite } from '@site/contracts/useSite'
import { useEffect, useRef, useState } from 'react'
import { AlexFace, Bubble, Hint, Place } from './Bubble.tsx'
import { ChatFailure } from './ChatFailure.tsx'
import type { Chat } from './embed/chatModule.ts'
import { startChat } from './embed/startChat.ts'

type Props = { start?: typeof startChat }
type Phase = 'unloaded' | 'loading' | 'open' | 'closed' | 'failed'

/** Outside the component: the embed is loaded only once, even if the visitor leaves the page and returns. */
let started: Chat | undefined

/** The button at the bottom right. Its first click loads the chat; later clicks open and close it. */
export function ChatBubble({ start = startChat }: Props) {
  const site = useSite()
  const [phase, setPhase] = useState<Phase>(started ? 'closed' : 'unloaded')
  const button = useRef<HTMLButtonElement>(null)
  const present = useRef(true)
  const hint = phase === 'loading' ? 'Chamando o Alex…' : 'Alex está online'

  useEffect(() => {
    present.current = true
    return () => {
      present.current = false
      started?.hide()
    }
  }, [])

  useEffect(() => {
    if (phase !== 'open') return
    const close = () => {
      started?.hide()
      setPhase('closed')
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      button.current?.focus()
    }
    // Elements focused in the page by keyboard would be behind the chat.
    const closeOverFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== button.current && target.matches(':is(main,footer) :focus-visible'))
        close()
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
    setPhase('loading')
    try {
      started = await start(site)
      if (!present.current) return started.hide()
      setPhase('open')
    } catch {
      // Whatever the cause, the visitor is told, and offered another way to talk.
      setPhase('failed')
    }
  }

  function press() {
    if (phase === 'loading') return
    if (!started) return void load()
    if (phase === 'open') started.hide()
    else started.show()
    setPhase(phase === 'open' ? 'closed' : 'open')
  }

  return (
    <>
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
          aria-busy={phase === 'loading'}
          onClick={press}
        >
          <AlexFace open={phase === 'open'} />
        </Bubble>
      </Place>
    </>
  )
}
