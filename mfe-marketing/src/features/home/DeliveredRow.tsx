import styled from '@emotion/styled'
import { useEvidence } from '@site/design/islands/useEvidence'
import { Row } from '@site/design/Row'
import { SampleMark } from '@site/design/SampleMark'
import { font, onBand, radius, space } from '@site/design/tokens'
import { isDrawn, pictureOf } from '../drawing/pictureOf.ts'

const Shots = styled(Row)({
  fontSize: font.size.small,
  color: onBand.soft,
  '& img': { height: 'auto', marginBottom: space.s, borderRadius: radius.control },
})
const More = styled.p({ marginTop: space.m })

/** Delivered sites in a row, with a link to what they changed. */
export function DeliveredRow() {
  const { sample, sites } = useEvidence().deliveries
  const shown = sites.filter(({ drawn }) => isDrawn(drawn))
  if (shown.length === 0) return null
  return (
    <>
      <Shots aria-label="Sites entregues" tabIndex={0} suppressHydrationWarning>
        {shown.map(({ name, business, drawn }) => (
          <li key={name}>
            <img {...pictureOf(`${drawn}-1280`)} alt="" loading="lazy" />
            {`${name}, ${business.toLowerCase()}`}
          </li>
        ))}
      </Shots>
      <More>
        <SampleMark sample={sample} what="Sites" />
        <a href="/servicos#entregas">Veja o antes e o depois</a>
      </More>
    </>
  )
}
