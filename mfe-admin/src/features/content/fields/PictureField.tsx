import { Field } from '@site/design/Field'
import { use, useEffect, useState } from 'react'
import type { Point } from '../desk/uploadPicture.ts'
import { FieldContext, useField } from './FieldContext.ts'
import { fieldsOf } from './FieldSchema.ts'
import { FocalPointField, Photo } from './FocalPointField.tsx'
import { Group } from './Group.tsx'
import type { SchemaFieldProps } from './SchemaField.tsx'

type State = { phase: 'idle' } | { phase: 'sending' } | { phase: 'refused'; reason: string }

/** A photo from a phone or a computer, which the site encodes for every screen. */
export function PictureField({ schema, path, value, onChange }: SchemaFieldProps) {
  const { title, help, error } = useField(path, schema)
  const { upload } = use(FieldContext)
  const [state, setState] = useState<State>({ phase: 'idle' })
  // Until it is published, the photo has no address for visitors.
  const [chosen, setChosen] = useState<{ file: File; address: string }>()
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.address)), [chosen])
  const { src } = fieldsOf(value)

  async function send(file: File | undefined, point?: Point): Promise<void> {
    if (!file) return
    setState({ phase: 'sending' })
    const result = await upload(file, point)
    if (result.status === 'refused') return setState({ phase: 'refused', reason: result.reason })
    setState({ phase: 'idle' })
    if (file !== chosen?.file) setChosen({ file, address: URL.createObjectURL(file) })
    onChange(result.picture)
  }

  return (
    <Group legend={title} help={help}>
      {chosen ? (
        <FocalPointField
          key={chosen.address}
          src={chosen.address}
          name={path}
          isSending={state.phase === 'sending'}
          onChoose={(point) => void send(chosen.file, point)}
        />
      ) : (
        src !== undefined && <Photo src={String(src)} alt="A foto escolhida" />
      )}
      <Field
        label={src === undefined ? 'Escolher foto' : 'Trocar a foto'}
        hint="JPG, PNG ou HEIC de até 25 MB. O lugar onde foi tirada não vai junto."
        error={state.phase === 'refused' ? state.reason : error}
        name={path}
        type="file"
        accept="image/jpeg,image/png,image/heic,image/heif"
        onChange={({ target }) => void send(target.files?.[0])}
      />
      <p role="status">
        {state.phase === 'sending' ? 'Preparando a foto…' : src !== undefined && 'A foto está pronta.'}
      </p>
    </Group>
  )
}
