import styled from '@emotion/styled'
import type { SiteReleases } from '@site/contracts/SiteReleases'
import { Card } from '@site/design/Card'
import { color, space } from '@site/design/tokens'
import { formatTime } from '../texts/format.ts'
import { SmallText } from '../texts/SmallText.ts'

type Props = { site: SiteReleases }

const Facts = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,14rem),1fr))',
  gap: space.l,
})
const Value = styled.dd({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' })
const Problems = styled.div({ marginTop: space.l, color: color.danger })

/** What is live, and the current problems. */
export function SiteStatus({ site }: Props) {
  const { composition, generation, problems, parts } = site
  const tests = parts.filter(({ releases }) => releases.some(({ state }) => state === 'canary')).length
  return (
    <Card>
      <Facts>
        <div>
          <SmallText as="dt">Composição</SmallText>
          <Value>
            <code>{composition.id}</code>
          </Value>
          <SmallText as="dd">{`desde ${formatTime(composition.since)}`}</SmallText>
        </div>
        {generation && (
          <div>
            <SmallText as="dt">Geração</SmallText>
            <Value>{generation.number}</Value>
            <SmallText as="dd">{`de ${formatTime(generation.at)}`}</SmallText>
          </div>
        )}
        <div>
          <SmallText as="dt">Testes em andamento</SmallText>
          <Value>{tests}</Value>
        </div>
      </Facts>
      {problems.length > 0 && (
        <Problems>
          <p>O servidor avisa, nas palavras dele:</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Problems>
      )}
    </Card>
  )
}
