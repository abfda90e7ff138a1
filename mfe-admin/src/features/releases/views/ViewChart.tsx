import styled from '@emotion/styled'
import { color, font, radius, space } from '@site/design/tokens'
import { chart, linePath, topShare } from './chartLines.ts'
import { comparedShares, describedChart, type Measured, type Role, roles } from './viewMeasures.ts'

type Props = { measured: Measured }

const strokes: Readonly<Record<Role, { stroke: string; strokeDasharray?: string }>> = {
  live: { stroke: color.orangeDeep },
  canary: { stroke: color.greenDeep, strokeDasharray: '8 6' },
  former: { stroke: color.border, strokeDasharray: '1 6' },
}

const Figure = styled.div({
  display: 'grid',
  gap: space.xs,
  // Drawings side by side stand on one line, however many lines their texts have.
  gridTemplateRows: '1fr auto',
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
})
const Drawing = styled.svg({
  width: '100%',
  height: '3.5rem',
  overflow: 'visible',
  '& path': {
    vectorEffect: 'non-scaling-stroke',
    // Browsers keep the colours of drawings, and these are hardly visible on a dark background.
    '@media(forced-colors)': { stroke: 'CanvasText' },
  },
})
const Text = styled.p({ fontSize: font.size.small, lineHeight: '1.3', fontVariantNumeric: 'tabular-nums' })

/** One measure over the last hours: the live release's line, and those of the others. */
export function ViewChart({ measured }: Props) {
  const top = topShare(Object.values(measured.hours))
  return (
    <Figure>
      <Text>
        <strong>{`${measured.label}:`}</strong> <span>{comparedShares(measured)}</span>
      </Text>
      <Drawing
        role="img"
        aria-label={describedChart(measured)}
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        preserveAspectRatio="none"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={`M0 ${chart.height - 1}h${chart.width}`} stroke={color.line} strokeWidth="1" />
        {roles.toReversed().map((role) => {
          const hours = measured.hours[role]
          return hours && <path key={role} d={linePath(hours, top)} {...strokes[role]} />
        })}
      </Drawing>
    </Figure>
  )
}
