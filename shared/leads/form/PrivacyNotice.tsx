import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { color, font } from '@site/design/tokens'

/** The version of the privacy notice. Set a new date whenever the notice or the privacy policy changes. */
export const PRIVACY_TEXT_VERSION = '2026-11-24'

type Props = {
  /** What the data is used for, from the form's definition, as the end of 'Usamos seus dados apenas …'. */
  purpose: string
}

const Text = styled.p({ margin: 0, fontSize: font.size.small, color: color.inkSoft })
const Link = styled.a({ color: 'inherit' })

/** The sentence next to each lead form's button that says what the data is for, with a link to the privacy policy. */
export function PrivacyNotice({ purpose }: Props) {
  const { privacyPolicyUrl } = useSite()
  return (
    <Text>
      {`Usamos seus dados apenas ${purpose}. `}
      {privacyPolicyUrl && (
        <>
          Saiba mais no <Link href={privacyPolicyUrl}>aviso de privacidade</Link>.
        </>
      )}
    </Text>
  )
}
