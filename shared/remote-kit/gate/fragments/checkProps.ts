import type { JsonProps, PropsSchema } from '@site/contracts/Fragment'

/** What a fragment's schema makes of props, or why it does not accept them. A fragment without a schema takes none. */
export async function checkProps(
  schema: PropsSchema | undefined,
  props: JsonProps,
): Promise<{ props: JsonProps } | { refused: string }> {
  if (!schema) {
    const [first] = Object.keys(props)
    return first === undefined ? { props } : { refused: `it takes no ${first}: it exports no schema "props"` }
  }
  const checked = await schema['~standard'].validate(props)
  if (!checked.issues) return { props: { ...checked.value } }
  const [issue] = checked.issues
  const place = issue?.path?.map((step) => keyOf(step)).join('.')
  return { refused: `${place ? `${place}: ` : ''}${issue?.message}` }
}

const keyOf = (step: unknown) => String(typeof step === 'object' && step !== null && 'key' in step ? step.key : step)
