import { DeskBoard } from '../desk/DeskBoard.tsx'
import { DeskRoom } from '../desk/DeskRoom.tsx'
import { obstacleOf } from '../desk/obstacleOf.ts'
import { loadOverview } from './data/loadOverview.ts'
import { useOverview } from './data/useOverview.ts'
import { WaitingTasks } from './waiting/WaitingTasks.tsx'
import { WeekNumbers } from './week/WeekNumbers.tsx'

type Props = { load?: typeof loadOverview }

const PATH = '/inicio'

/** What waits for somebody, and how the week goes. Loaded in the browser: none of it is in the document. */
export function OverviewBoard({ load = loadOverview }: Props) {
  const { overview, failure, reload } = useOverview(load)
  return (
    <DeskBoard
      loading={!overview && !failure && 'Carregando os números…'}
      obstacle={obstacleOf(failure, PATH, () => void reload())}
    >
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
