import type { DeskCollection } from '@site/contracts/ContentDesk'
import { useLayoutEffect, useRef, useState } from 'react'
import { useKeepUnsaved } from '../../desk/unsaved/useKeepUnsaved.ts'
import type { ActionResult, SendContentAction } from '../desk/sendContentAction.ts'
import type { FieldSchema, Update } from '../fields/FieldSchema.ts'
import { gapsIn } from '../fields/gapsIn.ts'
import { afterStoring, type EditedText, isSaved, placeOfText, storedText } from './editedText.ts'
import { type EditorAction, type EditorState, stateAfter } from './editorState.ts'
import { joinTexts } from './joinTexts.ts'
import { forgetStored, unsavedOf } from './unsavedText.ts'
import { useUploads } from './useUploads.ts'

type Options = {
  collection: DeskCollection
  schema: FieldSchema
  send: SendContentAction
  /** Loads the collection again, after something has changed on the server. */
  reload: () => Promise<DeskCollection | undefined>
}

/** What would send a text without the photo that is on its way to it. */
const sendsText: readonly EditorAction[] = ['draft', 'preview', 'publish', 'plan']

/** What the site would say: a draft may have gaps. */
const showsText: readonly EditorAction[] = ['preview', 'publish', 'plan']

const UPLOADING = 'Uma foto ainda está sendo preparada. Espere um instante e toque de novo.'

/** What somebody writes in a collection, and what she does with it. */
export function useEditor({ collection, schema, send, reload }: Options) {
  const { name, planRevision } = collection
  // It stays as it is while others publish.
  const [text, setText] = useState(() => unsavedOf(collection) ?? storedText(collection))
  const [state, setState] = useState<EditorState>({ phase: 'writing' })
  /** Counts exchanges of the whole text: what was under way for the former one does not belong to this one. */
  const [round, setRound] = useState(0)
  const { isUploading, upload } = useUploads()
  const latest = useRef(text)
  useLayoutEffect(() => {
    latest.current = text
  }, [text])
  const isChanged = !isSaved(text)
  useKeepUnsaved(placeOfText(name), isChanged ? text : undefined)

  function replace(next: EditedText): void {
    setText(next)
    setRound((former) => former + 1)
  }

  /** Takes back what the site does not have; until the next change it can be brought back. */
  function discard(): void {
    replace(storedText(collection))
    setState({ phase: 'discarded', former: text })
  }

  /** Her own text, with what only others have changed since she began. */
  function own(): unknown {
    return joinTexts({ own: text.value, former: text.saved, other: storedText(collection).value })
  }

  function sent(action: EditorAction, at: string): Promise<ActionResult> {
    const { value, base, revision } = text
    switch (action) {
      case 'draft':
        return send('draft', { name, value, base, revision })
      case 'preview':
        return send('preview', { name, value })
      case 'publish':
        return send('publish', { name, value, base, revision })
      case 'plan':
        return send('plan', { name, value, base, at, revision: planRevision })
      case 'cancel':
        return send('cancel', { name, revision: planRevision })
      case 'discard':
        return send('draft', { name, value: null, base, revision })
    }
  }

  async function act(action: EditorAction, at = ''): Promise<void> {
    if (isUploading() && sendsText.includes(action))
      return setState({ phase: 'refused', reason: UPLOADING, errors: [] })
    const gaps = showsText.includes(action) ? gapsIn(schema, text.value) : []
    if (gaps[0]) return setState({ phase: 'refused', reason: gaps[0].reason, errors: gaps })
    setState({ phase: 'sending', action })
    const result = await sent(action, at)
    const next = stateAfter(action, result, text)
    const isUnchanged = result.status === 'unreachable' || next.phase === 'refused' || next.phase === 'closed'
    const present = action === 'preview' || isUnchanged ? undefined : await reload()
    if (result.status === 'done' && action === 'publish') {
      const { base = present?.base, revision = present?.revision } = result.value
      setText((now) => afterStoring(now, text, { base, revision }))
    }
    if (result.status === 'done' && action === 'draft')
      setText((now) => afterStoring(now, text, { revision: result.value.revision }))
    if (result.status === 'done' && action === 'plan') setText((now) => afterStoring(now, text, {}))
    if (result.status === 'done' && action === 'discard') {
      const left = storedText(
        present ?? { ...collection, draft: undefined, revision: result.value.revision ?? text.revision },
      )
      if (latest.current === text) replace(left)
      else setText(({ value }) => ({ ...left, value }))
    }
    if (['kept', 'published', 'planned'].includes(next.phase)) forgetStored(name, text)
    setState(next)
  }

  return {
    text,
    state,
    round,
    isChanged,
    change(update: Update) {
      setText((present) => ({ ...present, value: update(present.value) }))
      setState((former) => (former.phase === 'sending' ? former : { phase: 'writing' }))
    },
    act,
    upload,
    own,
    /** Goes on from what others have published or kept, with her own text or with theirs. */
    resolve(whose: 'own' | 'other') {
      if (whose === 'other') return discard()
      replace({ ...storedText(collection), value: own() })
      setState({ phase: 'writing' })
    },
    discard,
    bringBack(former: EditedText) {
      replace({ ...storedText(collection), value: former.value })
      setState({ phase: 'writing' })
    },
  }
}
