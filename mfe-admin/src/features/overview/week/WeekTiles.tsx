import styled from '@emotion/styled'
import { type OverviewWeek, overviewMeasures } from '@site/contracts/DeskOverview'
import { Card } from '@site/design/Card'
import { formatNumber } from '@site/design/formatNumber'
import { font, space } from '@site/design/tokens'
import { SmallText } from '../../releases/texts/SmallText.ts'
import { answersText, formerText, measureLabels } from './weekTexts.ts'

type Props = { week: OverviewWeek }

const Tiles = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,10rem),1fr))',
  gap: space.m,
  padding: 0,
  listStyle: 'none',
})
const Tile = styled(Card)({ display: 'grid', alignContent: 'start', gap: space.xs, padding: space.l, minWidth: 0 })
const Value = styled.strong({ fontSize: font.size.h2, lineHeight: '1.1', fontVariantNumeric: 'tabular-nums' })
const Ratio = styled(Value)({ fontSize: font.size.h3 })

/** The numbers of the week, each with that of the last one. */
export function WeekTiles({ week }: Props) {
  const [first, rest] = [overviewMeasures.slice(0, 3), overviewMeasures.slice(3)]
  const tile = (measure: (typeof overviewMeasures)[number]) => (
    <Tile as="li" key={measure}>
      <span>{measureLabels[measure]}</span>
      <Value>{formatNumber(week.now[measure])}</Value>
      <SmallText>{formerText(week.before[measure], week.whole[measure])}</SmallText>
    </Tile>
  )
  return (
    <Tiles aria-label="Números da semana">
      {first.map(tile)}
      <Tile as="li">
        <span>Respostas no prazo</span>
        <Ratio>{answersText(week.answers.now)}</Ratio>
        <SmallText>{`Semana passada até aqui: ${answersText(week.answers.before, 'nenhuma')}`}</SmallText>
      </Tile>
      {rest.map(tile)}
    </Tiles>
  )
}
