import styled from '@emotion/styled'
import type { DeskCollection } from '@site/contracts/ContentDesk'
import { Button } from '@site/design/Button'
import { ButtonLink } from '@site/design/ButtonLink'
import { Heading } from '@site/design/Heading'
import { color, edge, font, onBand, radius, space } from '@site/design/tokens'
import { useEffect, useState } from 'react'
import { loadDesk, sendContentAction } from './desk/sendContentAction.ts'
import { useDesk } from './desk/useDesk.ts'
import { CollectionEditor } from './editor/CollectionEditor.tsx'
import { fieldsOf } from './fields/FieldSchema.ts'
import { History } from './history/History.tsx'
import { type CollectionText, collectionTexts } from './texts/collectionTexts.ts'

type Props = { load?: typeof loadDesk; send?: typeof sendContentAction }

const PATH = '/content'

const Board = styled.div({
  display: 'grid',
  alignContent: 'start',
  gap: space.x3,
  minHeight: '100vh',
  marginTop: space.xl,
  minWidth: 0,
})
const Room = styled.section({ display: 'grid', gap: space.l, gridTemplateColumns: 'minmax(0,1fr)' })
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
const Problem = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: space.m,
  padding: space.l,
  background: color.peach,
  border: edge,
  borderRadius: radius.control,
})
const Waiting = styled.p({ '@media (scripting:none)': { display: 'none' } })
const WithoutScripts = styled.p({ display: 'none', '@media (scripting:none)': { display: 'block' } })

/** The agency's texts and prices. Loaded in the browser: none of it is in the document. */
export function ContentBoard({ load = loadDesk, send = sendContentAction }: Props) {
  const { state, round, restoring, reload, restore } = useDesk(load, send)
  const { desk, result, reason } = state
  const chosen = useHash()
  const collection = desk?.collections.find(({ name }) => name === chosen)
  const text = textOf(collection)
  return (
    <Board>
      <WithoutScripts>Esta ferramenta precisa de JavaScript para funcionar.</WithoutScripts>
      {result === 'loading' && <Waiting role="status">Carregando os textos…</Waiting>}
      {result === 'failed' && (
        <Problem role="alert">
          <p>Não foi possível carregar os textos. Confira a conexão.</p>
          <Button onClick={() => void reload()}>Tentar de novo</Button>
        </Problem>
      )}
      {result === 'closed' && (
        <Problem role="alert">
          <p>{reason}</p>
          <ButtonLink href={`/entrar?para=${PATH}`}>Entrar</ButtonLink>
        </Problem>
      )}
      {restoring.phase === 'refused' && <Problem role="alert">{restoring.reason}</Problem>}
      {restoring.phase === 'done' && <p role="status">O site voltou a dizer o que dizia nessa versão.</p>}
      {desk && !desk.mayAct && <Problem>Só leitura: configure ADMIN_TOKEN no servidor para mudar os textos.</Problem>}
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
        <Room aria-labelledby="textos">
          <Heading level={2} size="h3" id="textos">
            O que o site diz
          </Heading>
          <Collections>
            {inOrder(desk.collections).map((one) => (
              <CollectionItem key={one.name} collection={one} />
            ))}
          </Collections>
        </Room>
      )}
      {desk && (
        <Room aria-labelledby="historia">
          <Heading level={2} size="h3" id="historia">
            O que foi publicado
          </Heading>
          <History
            versions={desk.versions}
            live={desk.live.version ?? 0}
            mayAct={desk.mayAct}
            titleOf={(name) => textOf(desk.collections.find((one) => one.name === name))?.title ?? name}
            isSending={restoring.phase === 'sending'}
            onRestore={(version) => void restore(version)}
          />
        </Room>
      )}
    </Board>
  )
}

function CollectionItem({ collection }: { collection: DeskCollection }) {
  const text = textOf(collection)
  const { name, draft, value } = collection
  if (!text) return null
  return (
    <Item>
      <a href={`#${name}`}>{text.title}</a>
      <Small>{text.help}</Small>
      {draft && <Small>Rascunho de {draft.by}</Small>}
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
