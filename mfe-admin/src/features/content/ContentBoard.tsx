import { useEffect, useState } from 'react'
import { DeskBoard } from '../desk/DeskBoard.tsx'
import { DeskRoom } from '../desk/DeskRoom.tsx'
import { obstacleOf } from '../desk/obstacleOf.ts'
import { Problem } from '../desk/Problem.ts'
import { CollectionList } from './CollectionList.tsx'
import { loadDesk, sendContentAction } from './desk/sendContentAction.ts'
import { useDesk } from './desk/useDesk.ts'
import { CollectionEditor } from './editor/CollectionEditor.tsx'
import { History } from './history/History.tsx'
import { RestoreNotice } from './history/RestoreNotice.tsx'
import { textOf, titleOf } from './texts/collectionTexts.ts'

type Props = { load?: typeof loadDesk; send?: typeof sendContentAction }

const PATH = '/content'

/** The agency's texts and prices. Loaded in the browser: none of it is in the document. */
export function ContentBoard({ load = loadDesk, send = sendContentAction }: Props) {
  const { state, round, restoring, reload, restore } = useDesk(load, send)
  const { desk, failure } = state
  const chosen = useHash()
  const collection = desk?.collections.find(({ name }) => name === chosen)
  return (
    <DeskBoard
      loading={!desk && !failure && 'Carregando os textos…'}
      obstacle={obstacleOf(failure, PATH, () => void reload())}
    >
      <RestoreNotice restoring={restoring} />
      {desk && !desk.mayAct && <Problem>Só leitura: configure ADMIN_TOKEN no servidor para mudar os textos.</Problem>}
      {desk?.problem && <Problem role="alert">{desk.problem}</Problem>}
      {desk?.live.refused && <Problem role="alert">{desk.live.refused.reason}</Problem>}
      {desk && collection && (
        <CollectionEditor
          key={`${collection.name} ${round}`}
          {...{ collection, send }}
          said={Object.fromEntries(desk.collections.map(({ name, value }) => [name, value]))}
          text={textOf(collection)}
          mayAct={desk.mayAct}
          reload={async () => (await reload()).find(({ name }) => name === collection.name)}
          isUndoing={restoring.phase === 'sending'}
          onUndo={(published) => void restore({ name: collection.name, published })}
        />
      )}
      {desk && !collection && (
        <DeskRoom id="textos" title="O que o site diz">
          <CollectionList collections={desk.collections} />
        </DeskRoom>
      )}
      {desk && (
        <DeskRoom id="historia" title="O que foi publicado">
          <History
            versions={desk.versions}
            live={desk.live.version ?? 0}
            mayAct={desk.mayAct}
            titleOf={(name) => titleOf(desk.collections, name)}
            isSending={restoring.phase === 'sending'}
            onRestore={(version) => void restore({ version })}
          />
        </DeskRoom>
      )}
    </DeskBoard>
  )
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
