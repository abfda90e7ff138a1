import styled from '@emotion/styled'
import type { Lead } from './Lead.ts'
import { PRIVACY_TEXT_VERSION } from './privacyText.ts'
import { TRAP_FIELD } from './trapField.ts'

type Props = { kind: Lead['kind'] }

// Off the screen rather than `display: none`, which programs that fill in forms have learned to skip.
const Trap = styled.div({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** Goes inside every lead form: says which form it is, which privacy text was shown, and holds the trap for programs. */
export function LeadFormGuard({ kind }: Props) {
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="consent" value={PRIVACY_TEXT_VERSION} />
      <Trap aria-hidden="true">
        <label>
          Deixe este campo vazio
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </Trap>
    </>
  )
}
