import styled from '@emotion/styled'
import type { OverviewGroup } from '@site/contracts/DeskOverview'
import { formatNumber } from '@site/design/formatNumber'
import { color, space } from '@site/design/tokens'
import { useId } from 'react'
import { SmallText } from '../../releases/texts/SmallText.ts'

type Props = { title: string; groups: readonly OverviewGroup[] }

const Figure = styled.figure({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space.m,
  alignContent: 'start',
  margin: 0,
})
const List = styled.ul({
  '&:empty': { display: 'none' },
  display: 'grid',
  gap: space.m,
  padding: 0,
  listStyle: 'none',
})
const Head = styled.p({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${space.m}` })
const Label = styled.span({ fontWeight: 600, overflowWrap: 'anywhere' })
const Bar = styled.svg({
  display: 'block',
  width: '100%',
  height: '.5rem',
  fill: color.orangeDeep,
  '@media(forced-colors)': { fill: 'CanvasText' },
})

/** Where this week's visits were, or came from, with the leads that came of them. */
export function GroupChart({ title, groups }: Props) {
  const id = useId()
  const top = Math.max(1, ...groups.map(({ now }) => now.visits))
  return (
    <Figure aria-labelledby={id}>
      <figcaption id={id}>
        <strong>{title}</strong>
      </figcaption>
      {groups.length === 0 && <SmallText>Nada contado nestas duas semanas.</SmallText>}
      <List>
        {groups.map(({ label, now }) => (
          <li key={label}>
            <Head>
              <Label>{label}</Label>
              <span>{countsText(now)}</span>
            </Head>
            <Bar aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none">
              <rect width={(100 * now.visits) / top} height="4" />
            </Bar>
          </li>
        ))}
      </List>
    </Figure>
  )
}

function countsText({ visits, leads }: OverviewGroup['now']): string {
  const counted = [
    `${formatNumber(visits)} ${visits === 1 ? 'visita' : 'visitas'}`,
    ...(leads > 0 ? [`${formatNumber(leads)} ${leads === 1 ? 'lead' : 'leads'}`] : []),
  ]
  return counted.join(', ')
}
