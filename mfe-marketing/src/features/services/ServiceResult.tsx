import styled from '@emotion/styled'
import { useEvidence } from '@site/design/islands/useEvidence'
import { SampleMark } from '@site/design/SampleMark'
import { Stat, statRow } from '@site/design/Stat'
import { color, font, radius, space } from '@site/design/tokens'
import { Screenshots } from '../deliveries/Screenshots.tsx'
import { isDrawn, pictureOf } from '../drawing/pictureOf.ts'
import type { services } from './services.ts'

type Props = { service: (typeof services)[number] }

const Figure = styled.figure({ display: 'grid', gap: space.l, minWidth: 0 })
const Picture = styled.img({
  width: '100%',
  height: 'auto',
  border: `2.5px solid ${color.ink}`,
  borderRadius: radius.control,
})
const Numbers = styled.div(statRow(2, 9))
const Caption = styled.div({ fontSize: font.size.small, color: color.inkSoft })

/**
 * A service's results: a delivered site, and what such work changed. Site and numbers may be from different clients, so each
 * names its own, and has its own mark while it is a sample.
 */
export function ServiceResult({ service: { kinds, picture, successCase, Picture: Scene } }: Props) {
  const { deliveries, successCases } = useEvidence()
  const site = deliveries.sites.find(({ kind, drawn }) => kinds.includes(kind) && isDrawn(drawn))
  const numbers = successCases.items.find(({ business }) => business.toLowerCase() === successCase)
  return (
    <Figure>
      <Shown drawn={site?.drawn} picture={picture} Scene={Scene} />
      {site && (
        <Caption>
          {`${site.name}, ${site.business.toLowerCase()}`}
          <SampleMark sample={deliveries.sample} what="Site" />
        </Caption>
      )}
      {numbers && (
        <>
          <Numbers>
            {numbers.results.map(({ value, label }) => (
              <Stat key={label} value={value} label={label} />
            ))}
          </Numbers>
          <Caption>
            {`Números: ${successCase}`}
            <SampleMark sample={successCases.sample} what="Números" />
          </Caption>
        </>
      )}
    </Figure>
  )
}

type ShownProps = { drawn: string | undefined } & Pick<Props['service'], 'picture'> & {
    Scene: Props['service']['Picture']
  }

/** A delivered site, otherwise an image of the result, otherwise a scene of the business. */
function Shown({ drawn, picture, Scene }: ShownProps) {
  if (drawn) return <Screenshots drawn={drawn} />
  if (picture) return <Picture {...pictureOf(picture)} alt="" loading="lazy" decoding="async" />
  return <Scene />
}
