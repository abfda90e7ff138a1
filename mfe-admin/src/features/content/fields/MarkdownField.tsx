import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { space } from '@site/design/tokens'
import { flushSync } from 'react-dom'
import { useField } from './FieldContext.ts'
import { Buttons } from './Group.tsx'
import { insertMarkup, type Markup, markups } from './insertMarkup.ts'
import type { SchemaFieldProps } from './SchemaField.tsx'

const Article = styled.div({ display: 'grid', gap: space.m })

/** An article in Markdown: a plain text area, with buttons for what few people know by heart. */
export function MarkdownField({ schema, path, value, onChange }: SchemaFieldProps) {
  const { title, help, error } = useField(path, schema)

  function insert(markup: Markup) {
    const area = document.querySelector<HTMLTextAreaElement>(`textarea[name="${path}"]`)
    if (!area) return
    const { text, start, end } = insertMarkup(area.value, [area.selectionStart, area.selectionEnd], markup)
    // Whoever types on at once types into the new text.
    flushSync(() => onChange(() => text))
    area.focus()
    area.setSelectionRange(start, end)
  }

  return (
    <Article>
      <Buttons role="group" aria-label={`Formatar ${title.toLowerCase()}`}>
        {markups.map((markup) => (
          <Button key={markup.label} look="quiet" onClick={() => insert(markup)}>
            {markup.label}
          </Button>
        ))}
      </Buttons>
      <Field
        multiline
        label={title}
        hint={help}
        error={error}
        name={path}
        rows={20}
        value={String(value ?? '')}
        onChange={({ target: { value: entered } }) => onChange(() => entered)}
      />
    </Article>
  )
}
