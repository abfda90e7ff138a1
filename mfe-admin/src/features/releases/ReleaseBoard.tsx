import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { ButtonLink } from '@site/design/ButtonLink'
import { Heading } from '@site/design/Heading'
import { color, edge, radius, space } from '@site/design/tokens'
import type { ReactNode } from 'react'
import { ConfirmationDialog } from './actions/ConfirmationDialog.tsx'
import { sendAction } from './actions/sendAction.ts'
import { useConfirmation } from './actions/useConfirmation.ts'
import { PartCard } from './parts/PartCard.tsx'
import { loadReleases } from './site/loadReleases.ts'
import { SiteStatus } from './site/SiteStatus.tsx'
import { Timeline } from './site/Timeline.tsx'
import { useSiteReleases } from './site/useSiteReleases.ts'

type Props = { load?: typeof loadReleases; send?: typeof sendAction; openPreview?: (path: string) => void }

const PATH = '/admin/releases'

const Board = styled.div({
  display: 'grid',
  alignContent: 'start',
  gap: space.x3,
  // The content is taller than a screen: the footer stays below the fold from the start.
  minHeight: '100vh',
  marginTop: space.xl,
  minWidth: 0,
})
const Parts = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,30rem),1fr))',
  alignItems: 'start',
  gap: space.xl,
})
const Room = styled.section({ display: 'grid', gap: space.l, gridTemplateColumns: 'minmax(0,1fr)' })
const Problem = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: space.m,
  padding: space.l,
  background: color.peach,
  border: edge,
  borderRadius: radius.control,
})
const WithoutScripts = styled.p({ display: 'none', '@media (scripting:none)': { display: 'block' } })
const Waiting = styled.p({ '@media (scripting:none)': { display: 'none' } })

/** The site's releases and the actions on them. Loaded in the browser: none of it is in the document. */
export function ReleaseBoard({ load = loadReleases, send = sendAction, openPreview = openHere }: Props) {
  const { state, retry, pollSoon } = useSiteReleases(load)
  const { confirmation, ask, confirm, close } = useConfirmation({ send, openPreview, onMoved: pollSoon })
  const { site, result, reason } = state
  return (
    <Board>
      <WithoutScripts>Esta ferramenta precisa de JavaScript para funcionar.</WithoutScripts>
      {result === 'loading' && <Waiting role="status">Carregando as versões…</Waiting>}
      {result === 'failed' && (
        <Problem role="alert">
          <p>Não foi possível carregar as versões. Confira a conexão.</p>
          <Button onClick={retry}>Tentar de novo</Button>
        </Problem>
      )}
      {result === 'closed' && (
        <Problem role="alert">
          <p>{reason}</p>
          <ButtonLink href={`/entrar?para=${PATH}`}>Entrar</ButtonLink>
        </Problem>
      )}
      {result === 'forbidden' && (
        <Problem role="alert">
          <p>{reason}</p>
        </Problem>
      )}
      {site && (
        <>
          {!site.mayAct && (
            <Problem>Só leitura: configure ADMIN_TOKEN no servidor para publicar, voltar ou pausar.</Problem>
          )}
          <TitledSection id="agora" title="No ar agora">
            <SiteStatus site={site} />
          </TitledSection>
          <TitledSection id="partes" title="Partes do site">
            <Parts>
              {site.parts.map((part) => (
                <PartCard key={part.name} part={part} mayAct={site.mayAct} onChoose={ask} />
              ))}
            </Parts>
          </TitledSection>
          <TitledSection id="linha" title="Linha do tempo">
            <Timeline publications={site.timeline} refused={site.refused} />
          </TitledSection>
        </>
      )}
      <ConfirmationDialog confirmation={confirmation} onConfirm={confirm} onClose={close} />
    </Board>
  )
}

function TitledSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Room aria-labelledby={id}>
      <Heading level={2} size="h3" id={id}>
        {title}
      </Heading>
      {children}
    </Room>
  )
}

function openHere(path: string): void {
  location.assign(path)
}
