import { Field } from '@site/design/Field'
import { SelectField } from '@site/design/SelectField'
import { useField } from './FieldContext.ts'
import { type FieldSchema, fieldsOf, isPicture, type Update, withField } from './FieldSchema.ts'
import { CheckField, Group } from './Group.tsx'
import { ListField } from './ListField.tsx'
import { MarkdownField } from './MarkdownField.tsx'
import { NumberField } from './NumberField.tsx'
import { PictureField } from './PictureField.tsx'
import { RecordField } from './RecordField.tsx'

/** From how many characters on a text has several lines, and an article's markup. */
const PARAGRAPH = 200
const ARTICLE = 5_000

const inputTypes: Readonly<Record<string, string>> = { email: 'email', date: 'date' }

export type SchemaFieldProps = {
  schema: FieldSchema
  /** Where it is in the collection: `items.0.name`. */
  path: string
  value: unknown
  isRequired?: boolean
  onChange: (update: Update) => void
}

/** The control for a field of a collection. */
export function SchemaField(props: SchemaFieldProps) {
  const { schema } = props
  if (schema.type === 'array') return <ListField {...props} />
  if (isPicture(schema)) return <PictureField {...props} />
  if (schema.type === 'object' && schema.properties) return <ObjectField {...props} />
  if (schema.type === 'object') return <RecordField {...props} />
  if (schema.type === 'boolean') return <BooleanField {...props} />
  if (schema.enum) return <ChoiceField {...props} choices={schema.enum} />
  if ((schema.maxLength ?? 0) >= ARTICLE) return <MarkdownField {...props} />
  if (schema.type === 'number' || schema.type === 'integer') return <NumberField {...props} />
  return <TextField {...props} />
}

function ObjectField({ schema, path, value, onChange }: SchemaFieldProps) {
  const { title, help, error } = useField(path, schema)
  return (
    <Group legend={title} help={help} error={error}>
      <ObjectFields {...{ schema, path, value, onChange }} />
    </Group>
  )
}

/** The fields of an object, without a frame. */
export function ObjectFields({ schema, path, value, onChange }: Omit<SchemaFieldProps, 'isRequired'>) {
  const start = path && `${path}.`
  return Object.entries(schema.properties ?? {}).map(([name, field]) => (
    <SchemaField
      key={name}
      schema={field}
      path={`${start}${name}`}
      value={fieldsOf(value)[name]}
      // Emptied, a text that the site has by itself would come back.
      isRequired={schema.required?.includes(name) || field.default !== undefined}
      onChange={(update) => onChange((present) => withField(present, name, update(fieldsOf(present)[name])))}
    />
  ))
}

function BooleanField({ schema, path, value, isRequired = false, onChange }: SchemaFieldProps) {
  const { title, help } = useField(path, schema)
  return (
    <CheckField
      label={title}
      hint={help}
      name={path}
      checked={value === true}
      onChange={({ target: { checked } }) => onChange(() => (checked || isRequired ? checked : undefined))}
    />
  )
}

function ChoiceField({
  schema,
  path,
  value,
  choices,
  isRequired = false,
  onChange,
}: SchemaFieldProps & { choices: string[] }) {
  const { title, help, options = {}, error } = useField(path, schema)
  const all = isRequired ? choices : ['', ...choices]
  return (
    <SelectField
      label={title}
      hint={help}
      error={error}
      name={path}
      value={String(value ?? '')}
      options={all.map((choice) => ({ value: choice, label: options[choice] ?? choice }))}
      onChange={({ target: { value: chosen } }) => onChange(() => (chosen === '' ? undefined : chosen))}
    />
  )
}

function TextField({ schema, path, value, isRequired = false, onChange }: SchemaFieldProps) {
  const { title, help, error, isLong = (schema.maxLength ?? 0) >= PARAGRAPH } = useField(path, schema)
  const hint = [help, schema.maxLength && `Até ${schema.maxLength} caracteres.`].filter(Boolean).join(' ')
  const common = { label: title, hint: hint || undefined, error, name: path }
  const text = String(value ?? '')
  function change(entered: string) {
    if (entered === '' && !isRequired) onChange(() => undefined)
    else onChange(() => entered)
  }
  // Without a limit, at which a browser would cut off the end of what is pasted: the site says what is too long.
  if (isLong) return <Field multiline {...common} value={text} onChange={({ target }) => change(target.value)} />
  return (
    <Field
      {...common}
      type={inputTypes[schema.format ?? ''] ?? 'text'}
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  )
}
