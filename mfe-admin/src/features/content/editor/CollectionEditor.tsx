import styled from '@emotion/styled'
import type { DeskCollection } from '@site/contracts/ContentDesk'
import { Button } from '@site/design/Button'
import { Heading } from '@site/design/Heading'
import { color, onBand, space } from '@site/design/tokens'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import type { SendContentAction } from '../desk/sendContentAction.ts'
import { FieldContext, type FieldError } from '../fields/FieldContext.ts'
import { fieldSchema } from '../fields/FieldSchema.ts'
import { Buttons } from '../fields/Group.tsx'
import { ObjectFields } from '../fields/SchemaField.tsx'
import type { CollectionText } from '../texts/CollectionText.ts'
import { placeOf } from '../texts/CollectionText.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { EditorStatus } from './EditorStatus.tsx'
import { PlanField } from './PlanField.tsx'
import { useEditor } from './useEditor.ts'

type Props = {
  collection: DeskCollection
  text: CollectionText
  mayAct: boolean
  /** What the site says in each collection, by name. */
  said: Readonly<Record<string, unknown>>
  send: SendContentAction
  reload: () => Promise<DeskCollection | undefined>
  isUndoing: boolean
  /** Undoes the version that was just published. */
  onUndo: (version: number) => void
}

const Form = styled.form({ display: 'grid', gap: space.xl, minWidth: 0 })
const Help = styled.p({ color: onBand.soft })
// They stay in view, however long the form is.
const Actions = styled.div({
  display: 'grid',
  gap: space.s,
  padding: `${space.s} 0`,
  background: color.paper,
  borderTop: `1px solid ${color.line}`,
  '@media (min-height:30rem)': {
    ...{ position: 'sticky', bottom: 0, zIndex: 1 },
    // What gets the focus or is typed at is scrolled clear of them.
    'html:has(&)': { scrollPaddingBottom: '7rem' },
    'html:has(& [data-unsaved])': { scrollPaddingBottom: '12rem' },
  },
  // All in one line on a phone.
  '@media (max-width:30rem)': { '& button': { paddingInline: space.s, fontSize: '.875rem' } },
})
const Back = styled.a({ justifySelf: 'start', display: 'flex', alignItems: 'center', minHeight: '48px' })

const noErrors: readonly FieldError[] = []

/** The form of a collection, made from its schema. */
export function CollectionEditor({ collection, text, mayAct, said, send, reload, isUndoing, onUndo }: Props) {
  const schema = v.parse(fieldSchema, collection.schema)
  const editor = useEditor({ collection, schema, send, reload })
  const { state, round, isChanged, change, act, own, resolve } = editor
  const { value } = editor.text
  const form = useRef<HTMLFormElement>(null)
  const errors = state.phase === 'refused' ? state.errors : noErrors
  const isSending = state.phase === 'sending'

  useEffect(() => {
    if (errors.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  // None is a submit button: Enter within a line would publish what is half written.
  const button = (action: 'publish' | 'draft' | 'preview', label: string, busy: string) => {
    const isBusy = isSending && state.action === action
    return (
      <Button
        look={action === 'publish' ? 'primary' : 'quiet'}
        name={action}
        aria-disabled={isSending}
        aria-busy={isBusy}
        onClick={() => !isSending && act(action)}
      >
        {isBusy ? busy : label}
      </Button>
    )
  }

  return (
    <Form ref={form} noValidate aria-labelledby="texto" onSubmit={(event) => event.preventDefault()}>
      <Heading level={2} size="h3" id="texto">
        {text.title}
      </Heading>
      <Help>{text.help}</Help>
      <Back href="#textos">Todos os textos</Back>
      {collection.draft && (
        <DraftNotice
          {...{ text, schema, mayAct, isSending }}
          draft={collection.draft}
          live={collection.value}
          onDiscard={() => act('discard')}
        />
      )}
      <FieldContext value={{ text, errors, released: schema.released, said, upload: editor.upload }}>
        <ObjectFields key={round} schema={schema} path="" value={value} onChange={change} />
      </FieldContext>
      {mayAct && (
        <PlanField
          plan={collection.plan}
          isSending={isSending}
          placeOf={(field) => placeOf(text, schema, field)}
          onPlan={(at) => act('plan', at)}
          onCancel={() => act('cancel')}
        />
      )}
      {mayAct && (
        <Actions>
          <EditorStatus
            {...{ collection, text, schema, state, isChanged, own, resolve, isUndoing, onUndo }}
            onDiscard={editor.discard}
            onBringBack={editor.bringBack}
          />
          <Buttons>
            {button('publish', 'Publicar', 'Publicando…')}
            {button('preview', 'Ver no site', 'Montando o site…')}
            {button('draft', 'Guardar rascunho', 'Guardando…')}
          </Buttons>
        </Actions>
      )}
    </Form>
  )
}
