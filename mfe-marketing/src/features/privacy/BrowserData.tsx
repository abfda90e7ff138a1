import styled from '@emotion/styled'
import { asksConsent, consentLabel } from '@site/contracts/advertising'
import type { SiteEvent } from '@site/contracts/documentContract'
import { useSite } from '@site/contracts/useSite'
import { Button } from '@site/design/Button'
import { Card } from '@site/design/Card'
import { color, space } from '@site/design/tokens'
import { browserOutbox, clearOutbox } from '@site/leads/browserOutbox'
import type { Outbox } from '@site/leads/Outbox'
import { useEffect, useState } from 'react'

type Props = { outbox?: Outbox }

type Phase = { name: 'counting' } | { name: 'counted'; waiting: number } | { name: 'removed'; removed: number }

// Without scripts nothing is stored in the browser, and neither button could work.
const Box = styled(Card)({
  display: 'grid',
  gap: space.l,
  justifyItems: 'start',
  '@media (scripting:none)': { display: 'none' },
})
const Line = styled.p({ minHeight: '1.55em', color: color.inkSoft })
const Buttons = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space.m })

/**
 * Once the page is hydrated, shows what forms have stored in this browser, and can delete it; if cookies are optional,
 * reopens that choice.
 */
export function BrowserData({ outbox = browserOutbox }: Props) {
  const site = useSite()
  const [phase, setPhase] = useState<Phase>({ name: 'counting' })

  useEffect(() => {
    let left = false
    const counted = (waiting: number) => !left && setPhase({ name: 'counted', waiting })
    outbox.waiting().then(({ length }) => counted(length))
    return () => {
      left = true
    }
  }, [outbox])

  const remove = async () => setPhase({ name: 'removed', removed: await clearOutbox(outbox) })

  return (
    <Box>
      <h2 id="neste-navegador">Seus dados neste navegador</h2>
      <Line role="status">{lineOf(phase)}</Line>
      <Buttons>
        <Button look="quiet" onClick={remove}>
          Apagar meus dados deste navegador
        </Button>
        {asksConsent(site) && (
          <Button
            look="quiet"
            onClick={() => document.dispatchEvent(new Event('site:consent-review' satisfies SiteEvent))}
          >
            {consentLabel(site)}
          </Button>
        )}
      </Buttons>
    </Box>
  )
}

function lineOf(phase: Phase): string {
  if (phase.name === 'counting') return 'Formulários não enviados esperam aqui.'
  return phase.name === 'counted' ? waitingLine(phase.waiting) : removedLine(phase.removed)
}

/** What was deleted from this browser, as a sentence. */
export function removedLine(count: number): string {
  if (count === 0) return 'Pronto: este navegador não guarda mais dados dos seus formulários.'
  if (count === 1) return 'Pronto: 1 formulário não enviado foi apagado deste navegador.'
  return `Pronto: ${count} formulários não enviados foram apagados deste navegador.`
}

/** How many unsent forms are waiting in this browser, as a sentence. */
export function waitingLine(count: number): string {
  if (count === 0) return 'Nenhum formulário espera envio neste navegador.'
  if (count === 1) return '1 formulário espera envio neste navegador.'
  return `${count} formulários esperam envio neste navegador.`
}
