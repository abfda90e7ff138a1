import styled from '@emotion/styled'
import type { OverviewWeek } from '@site/contracts/DeskOverview'
import { Card } from '@site/design/Card'
import { space } from '@site/design/tokens'
import { DayChart } from './DayChart.tsx'
import { GroupChart } from './GroupChart.tsx'
import { WeekTable } from './WeekTable.tsx'
import { WeekTiles } from './WeekTiles.tsx'
import { hasNumbers, weekdays } from './weekTexts.ts'

type Props = { week: OverviewWeek }

const Charts = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,20rem),1fr))',
  gap: space.l,
})
const Box = styled(Card)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.l,
  alignContent: 'start',
  padding: space.l,
})

/** This week beside the last one: as numbers, by day, by part of the site and by what led there. */
export function WeekNumbers({ week }: Props) {
  const { days, parts, sources } = week
  return (
    <>
      <WeekTiles week={week} />
      {!hasNumbers(week.now) && !hasNumbers(week.whole) && (
        <p>Ainda não há números: eles aparecem com as primeiras visitas.</p>
      )}
      <Charts>
        <Box>
          <DayChart week={week} measure="visits" />
          <DayChart week={week} measure="leads" />
          <WeekTable
            head="Dia"
            rows={days.map(({ now, before }, index) => ({ label: weekdays[index] ?? '', now, before }))}
          />
        </Box>
        <Box>
          <GroupChart title="Em que parte do site" groups={parts} />
          {parts.length > 0 && <WeekTable head="Parte do site" rows={parts} />}
        </Box>
        <Box>
          <GroupChart title="De onde vieram" groups={sources} />
          {sources.length > 0 && <WeekTable head="Origem" rows={sources} />}
        </Box>
      </Charts>
    </>
  )
}
