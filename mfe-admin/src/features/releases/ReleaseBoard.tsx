import styled from '@emotion/styled'
import { space } from '@site/design/tokens'
import { DeskBoard } from '../desk/DeskBoard.tsx'
import { DeskRoom } from '../desk/DeskRoom.tsx'
import { obstacleOf } from '../desk/obstacleOf.ts'
import { Problem } from '../desk/Problem.ts'
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

const Parts = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,30rem),1fr))',
  alignItems: 'start',
  gap: space.xl,
})
/** The site's releases and the actions on them. Loaded in the browser: none of it is in the document. */
export function ReleaseBoard({ load = loadReleases, send = sendAction, openPreview = openHere }: Props) {
  const { state, retry, pollSoon } = useSiteReleases(load)
  const { confirmation, ask, confirm, close } = useConfirmation({ send, openPreview, onMoved: pollSoon })
  const { site, failure } = state
  return (
    <DeskBoard loading={!site && !failure && 'Carregando as versões…'} obstacle={obstacleOf(failure, PATH, retry)}>
      {site && (
        <>
          {!site.mayAct && (
            <Problem>Só leitura: configure ADMIN_TOKEN no servidor para publicar, voltar ou pausar.</Problem>
          )}
          <DeskRoom id="agora" title="No ar agora">
            <SiteStatus site={site} />
          </DeskRoom>
          <DeskRoom id="partes" title="Partes do site">
            <Parts>
              {site.parts.map((part) => (
                <PartCard key={part.name} part={part} mayAct={site.mayAct} onChoose={ask} />
              ))}
            </Parts>
          </DeskRoom>
          <DeskRoom id="linha" title="Linha do tempo">
            <Timeline publications={site.timeline} refused={site.refused} />
          </DeskRoom>
        </>
      )}
      <ConfirmationDialog confirmation={confirmation} onConfirm={confirm} onClose={close} />
    </DeskBoard>
  )
}

function openHere(path: string): void {
  location.assign(path)
}
