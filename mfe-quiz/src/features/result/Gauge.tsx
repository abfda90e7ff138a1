import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { color } from '@site/design/tokens'
import { LEVELS, levelColors, type Score } from '../quiz/score/scoreOf.ts'

type Props = { score: Score }

const ARC = 'M24 120a96 96 0 0 1 192 0'

const swing = keyframes({ from: { transform: 'rotate(-90deg)' } })
const Drawing = styled.svg({ display: 'block', width: '100%', maxWidth: '20rem', margin: '0 auto' })
const Needle = styled.path({ transformOrigin: '120px 120px', animation: `${swing} 250ms ease-out` })

/** A semicircular dial with a segment per level; the needle points to the visitor's percentage, in the text's colour. */
export function Gauge({ score: { points, maxPoints, percent, level } }: Props) {
  return (
    <Drawing
      viewBox="0 0 240 140"
      role="img"
      aria-label={`Medidor: ${points} de ${maxPoints} pontos, ${percent}%, nível ${level.name}`}
    >
      {LEVELS.map(({ name }, place) => (
        <path
          key={name}
          d={ARC}
          pathLength={100}
          fill="none"
          stroke={levelColors[place]}
          strokeWidth={name === level.name ? 28 : 16}
          strokeDasharray="24 76"
          strokeDashoffset={-25 * place - 0.5}
          opacity={name === level.name ? 1 : 0.45}
        />
      ))}
      <Needle d="M115 120 120 46l5 74z" fill="currentColor" transform={`rotate(${(percent / 100) * 180 - 90})`} />
      <circle cx="120" cy="120" r="11" fill="currentColor" />
      <circle cx="120" cy="120" r="4" fill={color.surface} />
    </Drawing>
  )
}
