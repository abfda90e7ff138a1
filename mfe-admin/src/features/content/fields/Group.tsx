import styled from '@emotion/styled'
import { color, font, onBand, radius, space } from '@site/design/tokens'
import { type ComponentProps, type ReactNode, useId } from 'react'

const Frame = styled.fieldset({
  display: 'grid',
  gap: space.l,
  minWidth: 0,
  margin: 0,
  padding: space.l,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  '&[aria-invalid=true]': { border: `2px solid ${color.danger}` },
})
const Legend = styled.legend({ padding: `0 ${space.s}`, fontWeight: 700 })
const Help = styled.p({ fontSize: font.size.small, color: onBand.soft })
const Message = styled.p({ fontSize: font.size.small, fontWeight: 600, color: color.danger })

type GroupProps = { legend: string; help?: string | undefined; error?: string | undefined; children: ReactNode }

/** Fields that belong together, with a name. */
export function Group({ legend, help, error, children }: GroupProps) {
  return (
    <Frame aria-invalid={error ? true : undefined} tabIndex={error ? -1 : undefined}>
      <Legend>{legend}</Legend>
      {help && <Help>{help}</Help>}
      {error && <Message>{error}</Message>}
      {children}
    </Frame>
  )
}

const Check = styled.div({ display: 'grid', gap: space.xs })
const CheckLabel = styled.label({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minHeight: '48px',
  fontWeight: 600,
  '& input': { width: '1.5rem', height: '1.5rem', flex: 'none' },
})

type CheckProps = ComponentProps<'input'> & { label: string; hint?: string | undefined }

/** A box to tick. */
export function CheckField({ label, hint, ...input }: CheckProps) {
  const id = useId()
  return (
    <Check>
      <CheckLabel>
        <input type="checkbox" aria-describedby={hint && id} {...input} />
        {label}
      </CheckLabel>
      {hint && <Help id={id}>{hint}</Help>}
    </Check>
  )
}

/** Buttons side by side. */
export const Buttons = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space.s })
