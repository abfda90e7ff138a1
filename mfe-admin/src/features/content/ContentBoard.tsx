import styled from '@emotion/styled'
import type { DeskCollection } from '@site/contracts/ContentDesk'
import { color, font, onBand, radius, space } from '@site/design/tokens'
import { useEffect, useState } from 'react'
import { DeskBoard } from '../desk/DeskBoard.tsx'
import { DeskRoom } from '../desk/DeskRoom.tsx'
import { obstacleOf } from '../desk/obstacleOf.ts'
import { Problem } from '../desk/Problem.ts'
import { loadDesk, sendContentAction } from './desk/sendContentAction.ts'
import { useDesk } from './desk/useDesk.ts'
import { CollectionEditor } from './editor/CollectionEditor.tsx'
import { plannedTime } from './editor/plannedTime.ts'
import { fieldsOf } from './fields/FieldSchema.ts'
import { History } from './history/History.tsx'
import type { CollectionText } from './texts/CollectionText.ts'
import { collectionTexts } from './texts/collectionTexts.ts'

type Props = { load?: typeof loadDesk; send?: typeof sendContentAction }

const PATH = '/content'

const Collections = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,18rem),1fr))',
  gap: space.l,
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
/** The agency's texts and prices. Loaded in the browser: none of it is in the document. */
export function ContentBoard({ load = loadDesk, send = sendContentAction }: Props) {
  const { state, round, restoring, reload, restore } = useDesk(load, send)
  const { desk, failure } = state
  const chosen = useHash()
  const collection = desk?.collections.find(({ name }) => name === chosen)
  const text = textOf(collection)
  return (
    <DeskBoard
      loading={!desk && !failure && 'Carregando os textos…'}
      obstacle={obstacleOf(failure, PATH, () => void reload())}
    >
      {restoring.phase === 'refused' && <Problem role="alert">{restoring.reason}</Problem>}
      {restoring.phase === 'done' && <p role="status">O site voltou a dizer o que dizia nessa versão.</p>}
      {desk && !desk.mayAct && <Problem>Só leitura: configure ADMIN_TOKEN no servidor para mudar os textos.</Problem>}
      {desk?.problem && <Problem role="alert">{desk.problem}</Problem>}
      {desk?.live.refused && <Problem role="alert">{desk.live.refused.reason}</Problem>}
      {desk && collection && text && (
        <CollectionEditor
          key={`${collection.name} ${round}`}
          {...{ collection, text, send }}
          mayAct={desk.mayAct}
          reload={async () => (await reload()).find(({ name }) => name === collection.name)}
          onUndo={(version) => void restore(version - 1)}
        />
      )}
      {desk && !collection && (
        <DeskRoom id="textos" title="O que o site diz">
          <Collections>
            {inOrder(desk.collections).map((one) => (
              <CollectionItem key={one.name} collection={one} />
            ))}
          </Collections>
        </DeskRoom>
      )}
      {desk && (
        <DeskRoom id="historia" title="O que foi publicado">
          <History
            versions={desk.versions}
            live={desk.live.version ?? 0}
            mayAct={desk.mayAct}
            titleOf={(name) => textOf(desk.collections.find((one) => one.name === name))?.title ?? name}
            isSending={restoring.phase === 'sending'}
            onRestore={(version) => void restore(version)}
          />
        </DeskRoom>
      )}
    </DeskBoard>
  )
}

function CollectionItem({ collection }: { collection: DeskCollection }) {
  const text = textOf(collection)
  const { name, draft, plan, value } = collection
  if (!text) return null
  return (
    <Item>
      <a href={`#${name}`}>{text.title}</a>
      <Small>{text.help}</Small>
      {draft && <Small>Rascunho de {draft.by}</Small>}
      {plan && (
        <Small>{`${plan.refused ? 'Não foi publicado' : 'Marcado para'}: ${plannedTime(plan.localTime)}`}</Small>
      )}
      {fieldsOf(value).sample === true && <Small>Ainda é um exemplo</Small>}
    </Item>
  )
}

function textOf(collection: DeskCollection | undefined): CollectionText | undefined {
  const known: Readonly<Record<string, CollectionText>> = collectionTexts
  return collection && (known[collection.name] ?? ownText(collection))
}

/** What a remote says about a collection of its own. */
function ownText({ name, schema: { title = name, description = '' } }: DeskCollection): CollectionText {
  return { title: String(title), help: String(description), fields: {} }
}

/** What people write most often comes first. */
function inOrder(collections: readonly DeskCollection[]): readonly DeskCollection[] {
  const order = Object.keys(collectionTexts)
  return collections.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
}

/** The fragment of the address: the collection that is open. */
function useHash(): string {
  const [hash, setHash] = useState('')
  useEffect(() => {
    const read = () => setHash(location.hash.slice(1))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return hash
}
