import styled from '@emotion/styled'
import type { SitePart } from '@site/contracts/SiteReleases'
import { Disclosure } from '@site/design/Disclosure'
import { space } from '@site/design/tokens'
import { NumbersTable } from '../../desk/NumbersTable.tsx'
import { formatCount, formatShare } from '../texts/format.ts'
import { SmallText } from '../texts/SmallText.ts'
import { viewMeasures, roleLabels, roles } from './viewMeasures.ts'
import { ViewChart } from './ViewChart.tsx'

type Props = { part: SitePart }

const Charts = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,12.5rem),1fr))',
  gap: space.m,
})
const Legend = styled(SmallText)({ marginTop: space.s })
/** How views of a part went: a chart for each measure, and the same as a table. */
export function ViewCharts({ part }: Props) {
  const measures = viewMeasures(part)
  if (measures.length === 0) return <SmallText>Nenhuma visita contada nas últimas 48 horas.</SmallText>
  const shown = roles.filter((role) => measures.some(({ totals }) => totals[role]))
  return (
    <div>
      <Charts>
        {measures.map((measured) => (
          <ViewChart key={measured.measure} measured={measured} />
        ))}
      </Charts>
      {shown.length > 1 && <Legend>Linha cheia: no ar. Pontilhada: anterior. Tracejada: em teste.</Legend>}
      <Disclosure summary="Os mesmos números em tabela">
        <NumbersTable label={`Visitas ruins de ${part.name}`}>
          <thead>
            <tr>
              <th scope="col">Visitas ruins em 48 horas</th>
              {shown.map((role) => (
                <th key={role} scope="col">
                  {roleLabels[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measures.map(({ measure, label, totals }) => (
              <tr key={measure}>
                <th scope="row">{label}</th>
                {shown.map((role) => {
                  const total = totals[role]
                  const text = total
                    ? `${formatShare(total.bad, total.views)} de ${formatCount(total.views)}`
                    : 'nenhuma'
                  return <td key={role}>{text}</td>
                })}
              </tr>
            ))}
          </tbody>
        </NumbersTable>
      </Disclosure>
    </div>
  )
}
