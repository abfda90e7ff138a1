import styled from '@emotion/styled'
import type { Offer } from '@site/contracts/Evidence'
import { Heading } from '@site/design/Heading'
import { SampleMark } from '@site/design/SampleMark'
import { color, font, space } from '@site/design/tokens'
import { apartText } from './offerText.ts'

type Props = { offer: Offer }

const Box = styled.div({ marginTop: space.x4 })
const List = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,22rem),1fr))',
  gap: `${space.m} ${space.x3}`,
  marginTop: space.xl,
  padding: 0,
  listStyle: 'none',
  '& li': { paddingTop: space.m, borderTop: `1px solid ${color.line}` },
  '& span': { display: 'block' },
  '& small': { display: 'block', fontSize: font.size.small, color: color.inkSoft },
})
const Payment = styled.p({ marginTop: space.xxl, maxWidth: '44rem' })

/** What the price of a site does not include, with its own price and deadline, and how to pay. */
export function ApartList({ offer: { sample, apart, payment } }: Props) {
  return (
    <Box>
      {apart.length > 0 && (
        <>
          <Heading level={3}>O que tem preço e prazo próprios</Heading>
          <SampleMark sample={sample} what="Lista" />
          <List>
            {apart.map((item) => (
              <li key={item.name}>
                <strong>{item.name}</strong>
                <span>{apartText(item)}</span>
                {item.text && <small>{item.text}</small>}
              </li>
            ))}
          </List>
        </>
      )}
      <Payment>
        <strong>Como pagar:</strong> <span>{payment}</span>
      </Payment>
    </Box>
  )
}
