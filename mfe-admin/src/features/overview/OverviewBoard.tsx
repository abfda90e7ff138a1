import { DeskBoard, type Obstacle } from '../desk/DeskBoard.tsx'
import { DeskRoom } from '../desk/DeskRoom.tsx'
import { loadOverview } from './data/loadOverview.ts'
import { useOverview } from './data/useOverview.ts'
import { WaitingTasks } from './waiting/WaitingTasks.tsx'
import { WeekNumbers } from './week/WeekNumbers.tsx'

type Props = { load?: typeof loadOverview }

const PATH = '/inicio'

/** What waits for somebody, and how the week goes. Loaded in the browser: none of it is in the document. */
export function OverviewBoard({ load = loadOverview }: Props) {
  const state = useOverview(load)
  const { phase, overview } = state
  return (
    <DeskBoard loading={phase === 'loading' && 'Carregando os números…'} obstacle={obstacleOf(state)}>
      {overview && (
        <>
          <DeskRoom id="espera" title="O que espera por você">
            <WaitingTasks waiting={overview.waiting} />
          </DeskRoom>
          <DeskRoom id="semana" title="Esta semana">
            <WeekNumbers week={overview.week} />
          </DeskRoom>
        </>
      )}
    </DeskBoard>
  )
}

function obstacleOf({ phase, reason = '', reload }: ReturnType<typeof useOverview>): Obstacle | undefined {
  if (phase === 'failed') return { reason, onRetry: () => void reload() }
  return phase === 'closed' ? { reason, loginTo: PATH } : undefined
}
