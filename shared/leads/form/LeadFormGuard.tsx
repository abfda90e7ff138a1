import styled from '@emotion/styled'
import { HONEYPOT_FIELD } from '@site/contracts/leadRequest'
import { PRIVACY_TEXT_VERSION } from './PrivacyNotice.tsx'

type Props = { kind: string }

// Off the screen rather than `display: none`, which programs that fill in forms have learned to skip.
const Honeypot = styled.div({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** Goes inside every lead form: says which form it is, which privacy text was shown, and holds the honeypot. */
export function LeadFormGuard({ kind }: Props) {
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="consent" value={PRIVACY_TEXT_VERSION} />
      <Honeypot aria-hidden="true">
        <label>
          Deixe este campo vazio
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </Honeypot>
    </>
  )
}
