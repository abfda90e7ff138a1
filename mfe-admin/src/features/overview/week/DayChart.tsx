import styled from '@emotion/styled'
import type { OverviewMeasure, OverviewWeek } from '@site/contracts/DeskOverview'
import { color, space } from '@site/design/tokens'
import { SmallText } from '../../releases/texts/SmallText.ts'
import { describedDays, measureLabels, scaleText, weekdays } from './weekTexts.ts'

type Props = { week: OverviewWeek; measure: OverviewMeasure }

/** Of the drawing, in its own units: a day is a pair of bars. */
const HEIGHT = 60
const DAY = 40
const BAR = 14
const WIDTH = DAY * weekdays.length

const Figure = styled.figure({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space.s, margin: 0 })
const Drawing = styled.svg({
  width: '100%',
  height: 'auto',
  // Browsers keep the colours of drawings, and these are hardly visible on a dark background.
  '@media(forced-colors)': { 'rect:last-of-type': { fill: 'CanvasText' }, rect: { stroke: 'CanvasText' } },
  '& text': { fontSize: '11px', fill: color.inkSoft, '@media(forced-colors)': { fill: 'CanvasText' } },
})

/** One measure by day: this week's bars, each beside that of the last one. */
export function DayChart({ week, measure }: Props) {
  const { days } = week
  const most = Math.max(0, ...days.flatMap(({ now, before }) => [now[measure], before[measure]]))
  const heightOf = (count: number) => (most === 0 ? 0 : (count / most) * HEIGHT)
  return (
    <Figure>
      <figcaption>
        <strong>{`${measureLabels[measure]} por dia`}</strong>
        <SmallText>{scaleText(most)}</SmallText>
      </figcaption>
      <Drawing role="img" aria-label={describedDays(week, measure)} viewBox={`0 0 ${WIDTH} ${HEIGHT + 16}`}>
        <path d={`M0 ${HEIGHT}h${WIDTH}`} stroke={color.border} />
        {days.map(({ day, now, before }, index) => {
          const left = index * DAY + (DAY - 2 * BAR) / 2
          return (
            <g key={day}>
              <Bar left={left} height={heightOf(before[measure])} fill={color.border} />
              <Bar left={left + BAR} height={heightOf(now[measure])} fill={color.orangeDeep} />
              <text x={left + BAR} y={HEIGHT + 12} textAnchor="middle">
                {weekdays[index]}
              </text>
            </g>
          )
        })}
      </Drawing>
    </Figure>
  )
}

const Bar = ({ left, height, fill }: { left: number; height: number; fill: string }) => (
  <rect x={left} y={HEIGHT - height} width={BAR - 2} height={height} fill={fill} />
)
