import * as v from 'valibot'
import { readCollection, refusedField } from './readCollection.ts'

const schema = v.object({ items: v.array(v.object({ title: v.pipe(v.string(), v.nonEmpty('está vazio.')) })) })

/** What the site hears of a collection that a remote does not accept, with what is added on its way. */
function messageWith(added: string): string {
  try {
    readCollection({ content: { posts: { items: [{ title: '' }] } } }, 'posts', schema)
  } catch (error) {
    return `/revista/um: ${String(error)}${added}`
  }
  return ''
}

it.each(['', ' at server.cjs:1:14588', ' (in ArticleList) at server.cjs:1:14588. Mend it.', '\n    at render'])(
  'gives the writer the field and the reason alone, without "%s"',
  (added) => {
    expect(refusedField(messageWith(added), 'posts')).toEqual({ field: 'items.0.title', reason: 'está vazio.' })
  },
)

it.each(['TypeError: x is undefined at server.cjs:1:1', 'content people.0.name: está vazio.'])(
  'knows no field of this collection in "%s"',
  (message) => {
    expect(refusedField(message, 'posts')).toBeUndefined()
  },
)
