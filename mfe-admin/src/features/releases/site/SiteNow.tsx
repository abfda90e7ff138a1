import styled from '@emotion/styled'
import type { SiteReleases } from '@site/contracts/SiteReleases'
import { Card } from '@site/design/Card'
import { color, font, space } from '@site/design/tokens'
import { formatTime } from '../texts/format.ts'

type Props = { site: SiteReleases }

const Facts = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,9rem),1fr))',
  gap: space.l,
  margin: 0,
})
const Term = styled.dt({ fontSize: font.size.small, color: color.inkSoft })
const Value = styled.dd({ margin: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' })
const Problems = styled.div({ marginTop: space.l, color: color.danger })

/** What is live, and the current problems. */
export function SiteNow({ site }: Props) {
  const { composition, generation, servers, problems, parts } = site
  const tests = parts.filter(({ releases }) => releases.some(({ state }) => state === 'canary')).length
  return (
    <Card>
      <Facts>
        <div>
          <Term>Composição</Term>
          <Value>
            <code>{composition.id}</code>
          </Value>
          <Term as="dd">desde {formatTime(composition.since)}</Term>
        </div>
        {generation && (
          <div>
            <Term>Geração</Term>
            <Value>{generation.number}</Value>
            <Term as="dd">de {formatTime(generation.at)}</Term>
          </div>
        )}
        <div>
          <Term>Testes em andamento</Term>
          <Value>{tests}</Value>
        </div>
        {servers.map(({ server, generation: shown, composition: served }) => (
          <div key={server}>
            <Term>Servidor {server}</Term>
            <Value>
              <code>{served}</code>
            </Value>
            <Term as="dd">mostra a geração {shown}</Term>
          </div>
        ))}
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
