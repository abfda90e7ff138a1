import type { FormDefinition, FormField } from '@site/contracts/FormDefinition'
import type { ReleaseNotice } from '@site/contracts/Generation'
import type { Release } from '@site/contracts/Release'

type Named = Pick<Release, 'name' | 'id' | 'forms'>

/**
 * The forms that accept less than those that are live, one sentence for each. It is no reason to refuse a release, because
 * what browsers still hold and what open tabs send is kept as late; but somebody has to answer it by hand.
 */
export function narrowedForms(live: readonly Named[], next: readonly Named[]): ReleaseNotice[] {
  const forms = new Map(next.flatMap((release) => release.forms.map((form) => [form.kind, form] as const)))
  return live.flatMap((former) => {
    const release = next.find(({ name }) => name === former.name)
    if (!release) return []
    return former.forms.flatMap((form) => {
      const losses = lossesOf(form, forms.get(form.kind))
      if (losses.length === 0) return []
      const text = `The form ${form.kind} ${losses.join(', ')}. Leads that do not fit any more are quarantined as late.`
      return [{ name: release.name, release: release.id, text }]
    })
  })
}

function lossesOf({ fields }: FormDefinition, next: FormDefinition | undefined): string[] {
  if (!next) return ['is gone']
  const added = next.fields.filter(({ name }) => !fields.some((field) => field.name === name))
  return [
    ...fields.flatMap((field) =>
      fieldLosses(
        field,
        next.fields.find(({ name }) => name === field.name),
      ),
    ),
    ...added.filter(isNeeded).map(({ name }) => `needs the new field ${name}`),
  ]
}

function fieldLosses(field: FormField, next: FormField | undefined): string[] {
  const { name, type, max, min = 0, options = [] } = field
  if (!next) return [`no longer has the field ${name}`]
  const gone = next.options ? options.filter((option) => !next.options?.includes(option)) : []
  return [
    ...(takes(next.type, type) ? [] : [`takes ${name} as ${next.type} instead of ${type}`]),
    ...(isNeeded(next) && !isNeeded(field) ? [`needs the field ${name}`] : []),
    ...(next.max < max ? [`limits ${name} to ${next.max} instead of ${max}`] : []),
    ...((next.min ?? 0) > min ? [`takes ${name} from ${next.min} on instead of ${min}`] : []),
    ...gone.map((option) => `no longer offers '${option}' for ${name}`),
  ]
}

/** An integer has no blank value. */
const isNeeded = ({ required, type }: FormField) => required || type === 'integer'

/** Whether every value of one type is one of the other. */
function takes(wide: FormField['type'], narrow: FormField['type']): boolean {
  if (wide === narrow) return true
  if (narrow === 'integer') return false
  return wide === 'lines' || (wide === 'line' && narrow !== 'lines')
}
