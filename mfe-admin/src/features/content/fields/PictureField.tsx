import styled from '@emotion/styled'
import { picture } from '@site/contracts/picture'
import { Field } from '@site/design/Field'
import { radius } from '@site/design/tokens'
import { type ChangeEvent, use, useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { originalAddress, type SentPicture } from '../desk/uploadPicture.ts'
import { FieldContext, useField } from './FieldContext.ts'
import { FocalPointField } from './FocalPointField.tsx'
import { Group } from './Group.tsx'
import type { SchemaFieldProps } from './SchemaField.tsx'

const Photo = styled.img({ maxWidth: '20rem', width: '100%', height: 'auto', borderRadius: radius.control })

type State = { phase: 'idle' } | { phase: 'sending' } | { phase: 'refused'; reason: string }

/** A photo from a phone or a computer, which the site encodes for every screen. */
export function PictureField({ schema, path, value, onChange }: SchemaFieldProps) {
  const { title, help, error } = useField(path, schema)
  const { upload } = use(FieldContext)
  const [state, setState] = useState<State>({ phase: 'idle' })
  const isSending = state.phase === 'sending'
  // A photo takes seconds: meanwhile its entry may have moved, or be gone.
  const change = useRef<SchemaFieldProps['onChange']>(undefined)
  useLayoutEffect(() => {
    change.current = onChange
    return () => {
      change.current = undefined
    }
  })
  const read = v.safeParse(picture, value)
  const shown = read.success ? read.output : undefined

  // Of several that are on their way, the one that was chosen last counts.
  const turn = useRef(0)

  async function send(sent: SentPicture): Promise<void> {
    const own = ++turn.current
    setState({ phase: 'sending' })
    const result = await upload(sent)
    if (own !== turn.current) return
    if (result.status !== 'done') return setState({ phase: 'refused', reason: result.reason })
    setState({ phase: 'idle' })
    change.current?.(() => result.value)
  }

  function pick({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? []
    // To a browser the same photo would be no change, and after a failure it could not be chosen again.
    target.value = ''
    if (file) void send({ file })
  }

  return (
    <Group legend={title} help={help}>
      {shown && <ShownPicture key={shown.original} picture={shown} {...{ path, isSending, send }} />}
      <Field
        label={shown ? 'Trocar a foto' : 'Escolher foto'}
        hint="JPG, PNG ou HEIC de até 25 MB. O lugar onde foi tirada não vai junto."
        error={state.phase === 'refused' ? state.reason : error}
        name={path}
        type="file"
        accept="image/jpeg,image/png,image/heic,image/heif"
        onChange={pick}
      />
      <p role="status">{isSending ? 'Preparando a foto…' : shown && readyText(state)}</p>
    </Group>
  )
}

const readyText = ({ phase }: State) => (phase === 'refused' ? 'Continua a foto de antes.' : 'A foto está pronta.')

type ShownProps = {
  picture: v.InferOutput<typeof picture>
  path: string
  isSending: boolean
  send: (sent: SentPicture) => Promise<void>
}

/** The whole photo where the site has kept it, as it does since it can be cut again. */
function ShownPicture({ picture: { src, width, height, original, point }, path, isSending, send }: ShownProps) {
  if (!original) return <Photo {...{ src, width, height }} alt="A foto escolhida" />
  return (
    <FocalPointField
      src={originalAddress(original)}
      name={path}
      start={point}
      isSending={isSending}
      onChoose={(chosen) => void send({ original, point: chosen })}
    />
  )
}
