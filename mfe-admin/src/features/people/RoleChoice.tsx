import styled from '@emotion/styled'
import { type Role, roles } from '@site/contracts/Team'
import { font, space } from '@site/design/tokens'
import { roleTexts } from './roleTexts.ts'

type Props = {
  chosen: readonly Role[]
  /** While a change is stored, no other one is taken. */
  isBusy?: boolean
  onChange: (chosen: Role[]) => void
}

const Group = styled.fieldset({
  display: 'grid',
  gap: space.xs,
  padding: 0,
  border: 0,
  minWidth: 0,
  '&[aria-busy]': { opacity: 0.5 },
})
const Legend = styled.legend({ padding: 0, fontWeight: 600 })
const Choice = styled.label({ display: 'flex', gap: space.m, alignItems: 'center', minHeight: '48px' })
const Box = styled.input({ flex: 'none', width: '24px', height: '24px', margin: 0 })
const Does = styled.span({ fontSize: font.size.small })

/** What somebody may do. */
export function RoleChoice({ chosen, isBusy = false, onChange }: Props) {
  const toggle = (role: Role) =>
    onChange(roles.filter((one) => (one === role ? !chosen.includes(one) : chosen.includes(one))))
  return (
    <Group aria-busy={isBusy || undefined}>
      <Legend>O que pode fazer</Legend>
      {roles.map((role) => (
        <Choice key={role}>
          <Box type="checkbox" checked={chosen.includes(role)} onChange={() => toggle(role)} />
          <span>
            <strong>{roleTexts[role].name}</strong> <Does>{roleTexts[role].does}</Does>
          </span>
        </Choice>
      ))}
    </Group>
  )
}
