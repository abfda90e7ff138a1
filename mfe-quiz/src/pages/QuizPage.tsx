import styled from '@emotion/styled'
import { useSite } from 'shared/contracts/useSite.ts'
import { JsonLd } from 'shared/design/JsonLd.tsx'
import { color, layout, media, space } from 'shared/design/tokens.ts'
import { island } from 'shared/islands/island.tsx'
import { Introduction } from '../features/introduction/Introduction.tsx'
import { structuredData } from '../features/introduction/structuredData.ts'
import { WithoutScripts } from '../features/introduction/WithoutScripts.tsx'

const path = '/quiz'
const title = 'Quiz de maturidade digital para o seu negócio'
const description =
  'Seis perguntas, menos de 2 minutos: descubra o nível digital do seu negócio local e receba na hora recomendações do que melhorar primeiro.'

const Quiz = island(() => import('../features/quiz/Quiz.tsx').then((m) => m.Quiz), {
  hydrate: 'idle',
  placeholder: '35rem',
})
const Explanation = island(() => import('../features/introduction/Explanation.tsx').then((m) => m.Explanation), {
  hydrate: 'never',
})

const Band = styled.div({
  padding: `${space.xxl} ${layout.margin} ${space.x3}`,
  color: color.onNight,
  background: color.night,
  '--soft': color.onNightSoft,
  '--link': color.orange,
  [media.desktop]: { padding: `${space.x4} ${layout.margin} ${space.x6}` },
})
const Columns = styled.div({
  display: 'grid',
  gap: space.xxl,
  maxWidth: layout.width,
  margin: '0 auto',
  [media.desktop]: { gridTemplateColumns: '5fr 6fr', gap: space.x4 },
})
const Stage = styled.div({ minWidth: 0 })
// Without scripts the questions would not answer; what stands in the noscript element takes their place.
const Interactive = styled.div({ '@media (scripting:none)': { display: 'none' } })

export default function QuizPage() {
  const site = useSite()
  const url = site.siteUrl + path
  return (
    <>
      <title>{`${title} | ${site.brand}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd data={structuredData(site, path)} />
      <Band>
        <Columns>
          <Introduction />
          <Stage>
            <WithoutScripts />
            <Interactive>
              <Quiz />
            </Interactive>
          </Stage>
        </Columns>
      </Band>
      <Explanation />
    </>
  )
}
