import styled from '@emotion/styled'
import { Card } from '@site/design/Card'
import { useEvidence } from '@site/design/islands/useEvidence'
import { Stat } from '@site/design/Stat'
import { color, space } from '@site/design/tokens'

const Cases = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(17rem,100%),1fr))',
  gap: space.l,
  marginTop: space.xl,
  padding: 0,
  listStyle: 'none',
  '& li > div': { display: 'grid', gap: space.m, height: '100%', alignContent: 'start', background: color.paper },
  '& h3': { fontSize: '1rem', color: color.orangeDeep, letterSpacing: 0 },
})
const Results = styled.div({ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: space.l })

/** What changed for clients of several kinds, in numbers. */
export function SuccessCases() {
  const { successCases } = useEvidence()
  return (
    <Cases>
      {successCases.items.map(({ business, results, story }) => (
        <li key={business}>
          <Card>
            <h3>{business}</h3>
            <Results>
              {results.map(({ value, label }) => (
                <Stat key={label} value={value} label={label} />
              ))}
            </Results>
            <p>{story}</p>
          </Card>
        </li>
      ))}
    </Cases>
  )
}
