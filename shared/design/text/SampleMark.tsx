import styled from '@emotion/styled'
import { font, space } from '../styles/tokens.ts'

const Line = styled.small({ display: 'block', marginTop: space.xs, fontSize: font.size.small, fontStyle: 'italic' })

type Props = {
  /** The section's `sample` flag: true until its content is real. */
  sample: boolean
  /** What is an example, as the start of '… de exemplo'. */
  what: string
}

/** Marks the content next to it as sample content wherever it is shown; renders nothing if the content is real. */
export function SampleMark({ sample, what }: Props) {
  return sample && <Line>{`${what} de exemplo`}</Line>
}
