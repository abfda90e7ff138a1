import styled from '@emotion/styled'
import type { Guarantee } from '@site/contracts/Evidence'
import { Card } from '@site/design/Card'
import { Heading } from '@site/design/Heading'
import { color, font, media, space } from '@site/design/tokens'

type Props = {
  anchor: string
  terms: Guarantee
  /** Conditions that another part of the content decides, shown with its own. */
  conditions: readonly string[]
}

const Box = styled(Card)({
  display: 'grid',
  gap: space.xl,
  background: color.paper,
  [media.desktop]: { gridTemplateColumns: '1fr 1.5fr', gap: space.x3 },
})
const Figure = styled.p({
  // The longest one, “R$ 0 de multa”, fits on a line.
  fontSize: `min(${font.size.h1},3rem)`,
  fontWeight: 800,
  lineHeight: '1',
  marginBottom: space.m,
  color: color.orangeDeep,
})
const Claim = styled.p({ marginTop: space.m, fontSize: font.size.lead })
const Facts = styled.dl({
  display: 'grid',
  gap: space.l,
  alignContent: 'start',
  '& dt': { fontWeight: 700 },
  '& dd': { color: color.inkSoft },
  '& li + li': { marginTop: space.s },
})

/** One guarantee: its sentence, who gets it, under which conditions, and what happens otherwise. */
export function GuaranteeTerms({ anchor, terms, conditions }: Props) {
  const { figure, title, claim, forWhom, otherwise } = terms
  const titleId = `${anchor}-titulo`
  return (
    <Box as="article" id={anchor} aria-labelledby={titleId}>
      <div>
        <Figure>{figure}</Figure>
        <Heading level={2} size="h3" id={titleId}>
          {title}
        </Heading>
        <Claim>{claim}</Claim>
      </div>
      <Facts>
        <div>
          <dt>Para quem</dt>
          <dd>{forWhom}</dd>
        </div>
        <div>
          <dt>Condições</dt>
          <dd>
            <ul>
              {[...terms.conditions, ...conditions].map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt>Se não cumprirmos</dt>
          <dd>{otherwise}</dd>
        </div>
      </Facts>
    </Box>
  )
}
