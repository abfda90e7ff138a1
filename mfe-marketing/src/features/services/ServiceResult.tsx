import styled from '@emotion/styled'
import { useEvidence } from '@site/design/islands/useEvidence'
import { Stat } from '@site/design/Stat'
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
const Numbers = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,9rem),1fr))',
  gap: space.l,
})
const Caption = styled.figcaption({ fontSize: font.size.small, color: color.inkSoft })

/** What a service comes to: a site that was delivered, and what it changed, in numbers. */
export function ServiceResult({ service: { kinds, picture, business, Picture: Scene } }: Props) {
  const { deliveries, successCases } = useEvidence()
  const site = deliveries.sites.find(({ kind, drawn }) => kinds.includes(kind) && isDrawn(drawn))
  const results = successCases.items.find((each) => each.business === business)?.results ?? []
  const isSample = (site && deliveries.sample) || (results.length > 0 && successCases.sample)
  return (
    <Figure>
      <Shown drawn={site?.drawn} picture={picture} Scene={Scene} />
      {results.length > 0 && (
        <Numbers>
          {results.map(({ value, label }) => (
            <Stat key={label} value={value} label={label} />
          ))}
        </Numbers>
      )}
      {(site || isSample) && (
        <Caption>
          {[
            site && `${site.name}, ${site.business.toLowerCase()}.`,
            isSample && 'Exemplo desenhado, números de exemplo.',
          ]
            .filter(Boolean)
            .join(' ')}
        </Caption>
      )}
    </Figure>
  )
}

type ShownProps = { drawn: string | undefined } & Pick<Props['service'], 'picture'> & {
    Scene: Props['service']['Picture']
  }

/** The site itself, else a picture of the result, else a scene of the business. */
function Shown({ drawn, picture, Scene }: ShownProps) {
  if (drawn) return <Screenshots drawn={drawn} />
  if (picture) return <Picture {...pictureOf(picture)} alt="" loading="lazy" decoding="async" />
  return <Scene />
}
