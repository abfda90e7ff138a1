import { type OverviewGroup, overviewMeasures } from '@site/contracts/DeskOverview'
import { Disclosure } from '@site/design/Disclosure'
import { formatNumber } from '@site/design/formatNumber'
import { NumbersTable } from '../../desk/NumbersTable.tsx'
import { measureLabels } from './weekTexts.ts'

type Props = {
  /** What the rows are: 'Dia'. */
  head: string
  rows: readonly OverviewGroup[]
}

/** The numbers behind a chart: this week's, and last week's in brackets. */
export function WeekTable({ head, rows }: Props) {
  return (
    <Disclosure summary="Os números em tabela">
      <NumbersTable label={`Números: ${head}`}>
        <caption>Nesta semana e, entre parênteses, na semana passada.</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {overviewMeasures.map((measure) => (
              <th key={measure} scope="col">
                {measureLabels[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, now, before }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {overviewMeasures.map((measure) => (
                <td key={measure}>{`${formatNumber(now[measure])} (${formatNumber(before[measure])})`}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </NumbersTable>
    </Disclosure>
  )
}
