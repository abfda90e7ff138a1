import styled from '@emotion/styled'
import { Card } from '@site/design/Card'
import { useEvidence } from '@site/design/islands/useEvidence'
import { Row } from '@site/design/Row'
import { SampleMark } from '@site/design/SampleMark'
import { Stat, statRow } from '@site/design/Stat'
import { color, layout, media, space } from '@site/design/tokens'

const Cases = styled(Row)({
  // All five in one row on a wide screen.
  [media.desktop]: { gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,12rem),1fr))' },
  '& li > div': { display: 'grid', gap: space.m, height: '100%', alignContent: 'start', background: color.paper },
  '& h3': { fontSize: '1rem', color: color.orangeDeep, letterSpacing: 0 },
})
const Title = styled.h2({ paddingTop: layout.section })
const Results = styled.div({
  ...statRow(2, 6.5),
  alignItems: 'start',
  // The numbers of cards side by side stand on one line, whether the label above has one line or two.
  '& span': { minHeight: '2lh' },
})

/** What changed for clients of several kinds, in numbers. */
export function SuccessCases() {
  const { successCases } = useEvidence()
  if (successCases.items.length === 0) return null
  return (
    <>
      <Title id="casos">Casos de sucesso</Title>
      <SampleMark sample={successCases.sample} what="Números" />
      <Cases aria-labelledby="casos" tabIndex={0} suppressHydrationWarning>
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
    </>
  )
}
