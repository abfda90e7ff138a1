import * as v from 'valibot'

/**
 * Why the server did not do what the page asked, as a sentence. `closed`: the person has to log in. `unreachable`: it may
 * help to try again.
 */
export type Failure<Details = object> =
  | ({ status: 'refused'; reason: string } & Partial<Details>)
  | { status: 'closed' | 'unreachable'; reason: string }

/** How a request of a page of the desk ended. */
export type Answer<Value, Details = object> = { status: 'done'; value: Value } | Failure<Details>

export type Ask = (input: string, init: RequestInit) => Promise<Response>

const LOGIN = 401

const texts = {
  offline: 'Não foi possível falar com o servidor. Confira a conexão e tente de novo.',
  down: 'O servidor não está respondendo agora. Tente de novo em um minuto.',
  unknown:
    'O servidor não deu uma resposta que esta página entenda: os dois podem ser de versões diferentes. Recarregue a página; se continuar assim, avise quem cuida do servidor.',
} as const

/** Why the server refuses something, in its own words. */
const refusal = v.object({ reason: v.string() })

/** How a page sends data: as JSON. */
export const asJson = (sent: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(sent),
})

type Expected<Schema, Details> = {
  /** What the server answers when it has done what was asked. */
  schema: Schema
  /** What a refusal says besides its reason. */
  details?: v.GenericSchema<unknown, Details>
}

/** Asks the server something about the desk. Never throws: whoever asked gets a sentence that says what is wrong. */
export async function askDesk<Schema extends v.GenericSchema, Details = object>(
  address: string,
  { schema, details }: Expected<Schema, Details>,
  init: RequestInit = {},
  ask: Ask = (...request) => fetch(...request),
): Promise<Answer<v.InferOutput<Schema>, Details>> {
  try {
    const response = await ask(address, { cache: 'no-store', ...init })
    const content = jsonIn(await response.text())
    if (response.ok) return { status: 'done', value: v.parse(schema, content) }
    const stated = v.safeParse(refusal, content)
    if (response.status >= 500)
      return { status: 'unreachable', reason: stated.success ? stated.output.reason : texts.down }
    const { reason } = v.parse(refusal, content)
    if (response.status === LOGIN) return { status: 'closed', reason }
    return { status: 'refused', ...(details && v.parse(details, content)), reason }
  } catch (error) {
    return { status: 'unreachable', reason: error instanceof v.ValiError ? texts.unknown : texts.offline }
  }
}

/** Undefined for a page in place of data. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
