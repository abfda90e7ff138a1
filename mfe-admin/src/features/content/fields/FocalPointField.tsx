import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { color, radius, space } from '@site/design/tokens'
import { type MouseEvent, useState } from 'react'
import type { Point } from '../desk/uploadPicture.ts'
import { onEnter } from './onEnter.ts'

type Props = {
  /** The whole photo. */
  src: string
  /** What was chosen before; the middle if nothing was. */
  start?: Point | undefined
  name: string
  isSending: boolean
  onChoose: (point: Point) => void
}

// As high before the photo is there as after: nothing below moves.
const Frame = styled.div({ display: 'grid', alignItems: 'center', justifyItems: 'start', height: '15rem' })
const Fit = styled.div({ position: 'relative', overflow: 'hidden', borderRadius: radius.control })
const Tapped = styled.img({ display: 'block', maxWidth: 'min(100%,20rem)', maxHeight: '15rem', cursor: 'crosshair' })
const Mark = styled.svg({ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' })
const Numbers = styled.div({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.m, alignItems: 'end' })

const percent = (part: number, whole: number) => Math.round(Math.min(Math.max((100 * part) / whole, 0), 100))

/** What of a photo has to stay in view where it is cut: a tap on the photo, or two numbers. */
export function FocalPointField({ src, name, start = { x: 50, y: 50 }, isSending, onChoose }: Props) {
  const [point, setPoint] = useState<Point>(start)

  function tap({ currentTarget, clientX, clientY }: MouseEvent<HTMLImageElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setPoint({ x: percent(clientX - left, width), y: percent(clientY - top, height) })
  }
  function choose() {
    if (!isSending) onChoose(point)
  }
  const number = (axis: 'x' | 'y', label: string) => (
    <Field
      label={label}
      name={`${name}.${axis}`}
      type="number"
      min={0}
      max={100}
      inputMode="numeric"
      value={String(point[axis])}
      onChange={({ target }) => setPoint({ ...point, [axis]: percent(Number(target.value), 100) })}
      onKeyDown={onEnter(choose)}
    />
  )

  return (
    <>
      <Frame>
        <Fit>
          {/* The two numbers below say the same from a keyboard. */}
          <Tapped src={src} alt="A foto escolhida" onClick={tap} />
          <Mark aria-hidden="true">
            <circle cx={`${point.x}%`} cy={`${point.y}%`} r="14" fill="none" stroke={color.surface} strokeWidth="6" />
            <circle cx={`${point.x}%`} cy={`${point.y}%`} r="14" fill="none" stroke={color.ink} strokeWidth="2.5" />
          </Mark>
        </Fit>
      </Frame>
      <p>Toque no que tem de aparecer: o site corta a foto ao redor desse ponto.</p>
      <Numbers>
        {number('x', 'Da esquerda (%)')}
        {number('y', 'De cima (%)')}
      </Numbers>
      <div>
        <Button look="quiet" aria-disabled={isSending} onClick={choose}>
          Cortar ao redor deste ponto
        </Button>
      </div>
    </>
  )
}
