import styled from '@emotion/styled'
import { type OverviewGroup, overviewMeasures } from '@site/contracts/DeskOverview'
import { Disclosure } from '@site/design/Disclosure'
import { formatNumber } from '@site/design/formatNumber'
import { color, font, space } from '@site/design/tokens'
import { measureLabels } from './weekTexts.ts'

type Props = {
  /** What the rows are: 'Dia'. */
  head: string
  rows: readonly OverviewGroup[]
}

const Scroll = styled.div({ overflowX: 'auto' })
const Table = styled.table({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: font.size.small,
  color: color.ink,
  'th,td': {
    padding: `${space.s} ${space.m} ${space.s} 0`,
    textAlign: 'left',
    // The table scrolls sideways rather than break words.
    overflowWrap: 'normal',
    borderTop: `1px solid ${color.line}`,
  },
  td: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
})

/** The numbers behind a chart: this week's, and last week's in brackets. */
export function NumbersTable({ head, rows }: Props) {
  return (
    <Disclosure summary="Os números em tabela">
      <Scroll tabIndex={0} role="region" aria-label={`Números: ${head}`}>
        <Table>
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
        </Table>
      </Scroll>
    </Disclosure>
  )
}
