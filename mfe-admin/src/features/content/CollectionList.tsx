import styled from '@emotion/styled'
import type { DeskCollection } from '@site/contracts/ContentDesk'
import { Heading } from '@site/design/Heading'
import { color, font, onBand, radius, space } from '@site/design/tokens'
import { hasUnsavedWork } from '../desk/unsaved/unsavedWork.ts'
import { placeOfText } from './editor/editedText.ts'
import { plannedTime } from './editor/plannedTime.ts'
import { fieldsOf } from './fields/FieldSchema.ts'
import { collectionsByRoom, textOf } from './texts/collectionTexts.ts'

type Props = { collections: readonly DeskCollection[] }

const Rooms = styled.div({ display: 'grid', gap: space.xl })
const List = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,18rem),1fr))',
  gap: space.l,
  marginTop: space.m,
  padding: 0,
  listStyle: 'none',
})
const Item = styled.li({
  display: 'grid',
  alignContent: 'start',
  gap: space.s,
  padding: space.l,
  background: color.surface,
  borderRadius: radius.card,
  '& a': { display: 'flex', alignItems: 'center', minHeight: '48px', fontWeight: 700 },
})
const Small = styled.p({ fontSize: font.size.small, color: onBand.soft })

/** Everything that can be written, by what it is about. */
export function CollectionList({ collections }: Props) {
  return (
    <Rooms>
      {collectionsByRoom(collections).map(({ room, collections: ofRoom }) => (
        <section key={room}>
          <Heading level={3} size="lead">
            {room}
          </Heading>
          <List>
            {ofRoom.map((one) => (
              <CollectionItem key={one.name} collection={one} />
            ))}
          </List>
        </section>
      ))}
    </Rooms>
  )
}

function CollectionItem({ collection }: { collection: DeskCollection }) {
  const { title, help } = textOf(collection)
  const { name, draft, plan, value } = collection
  return (
    <Item>
      <a href={`#${name}`}>{title}</a>
      <Small>{help}</Small>
      {draft && <Small>Rascunho de {draft.by}</Small>}
      {hasUnsavedWork(placeOfText(name)) && <Small>Ainda não guardado: está só nesta janela</Small>}
      {plan && (
        <Small>{`${plan.refused ? 'Não foi publicado' : 'Marcado para'}: ${plannedTime(plan.localTime)}`}</Small>
      )}
      {fieldsOf(value).sample === true && <Small>Ainda é um exemplo</Small>}
    </Item>
  )
}
