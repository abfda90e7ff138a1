import { HONEYPOT_FIELD } from '@site/contracts/leadRequest'
import { useSite } from '@site/contracts/useSite'
import { VisuallyHidden } from '@site/design/VisuallyHidden'
import { privacyVersion } from './PrivacyNotice.tsx'

type Props = { kind: string }

/**
 * Belongs inside every lead form: hidden fields with the form's kind and the version of the privacy notice, and the
 * honeypot.
 */
export function LeadFormGuard({ kind }: Props) {
  const site = useSite()
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="consent" value={privacyVersion(site)} />
      {/* Clipped rather than `display: none`, which bots have learned to skip. */}
      <VisuallyHidden aria-hidden="true">
        <label>
          Deixe este campo vazio
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </>
  )
}
