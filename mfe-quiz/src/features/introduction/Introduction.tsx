import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { Lead } from '@site/design/Heading'
import { JsonLd } from '@site/design/JsonLd'
import { media, space } from '@site/design/tokens'
import { ShopDrawing } from './ShopDrawing.tsx'
import { structuredData } from './structuredData.ts'
import { WithoutScripts } from './WithoutScripts.tsx'

const Drawing = styled.div({
  display: 'none',
  maxWidth: '24rem',
  marginTop: space.x3,
  [media.desktop]: { display: 'block' },
})

/** What stands under the headline. Only read, so its code stays on the server. */
export function Introduction() {
  const site = useSite()
  return (
    <>
      <JsonLd data={structuredData(site)} />
      <Lead>Responda com sinceridade e veja, na hora, a sua pontuação e por onde começar.</Lead>
      <WithoutScripts />
      <Drawing>
        <ShopDrawing />
      </Drawing>
    </>
  )
}
