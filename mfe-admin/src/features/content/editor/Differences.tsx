import styled from '@emotion/styled'
import type { FieldSchema } from '../fields/FieldSchema.ts'
import { type CollectionText, placeOf } from '../texts/CollectionText.ts'
import { differencesOf } from './differences.ts'

type Props = {
  text: CollectionText
  schema: FieldSchema
  /** Two values of the collection, and what each is called. */
  own: { label: string; value: unknown }
  other: { label: string; value: unknown }
}

const Place = styled.dt({ fontWeight: 600 })
const Said = styled.dd({ overflowWrap: 'anywhere' })

/** Where two texts differ, field by field. */
export function Differences({ text, schema, own, other }: Props) {
  return (
    <dl>
      {differencesOf(own.value, other.value, schema).map((difference) => (
        <div key={difference.path}>
          <Place>{placeOf(text, schema, difference.path)}</Place>
          <Said>{`${own.label}: ${difference.own || '(nada)'}`}</Said>
          <Said>{`${other.label}: ${difference.other || '(nada)'}`}</Said>
        </div>
      ))}
    </dl>
  )
}
