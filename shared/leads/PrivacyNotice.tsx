import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { color, font } from '@site/design/tokens'

type Props = {
  /** What the data is used for, as the end of 'Usamos seus dados apenas …': `para enviar o e-book`. */
  purpose: string
}

const Text = styled.p({ margin: 0, fontSize: font.size.small, color: color.inkSoft })
const Link = styled.a({ color: 'inherit' })

/** The sentence beside each lead form's button that says what the data is for, with the way to the privacy page. */
export function PrivacyNotice({ purpose }: Props) {
  const { privacyPolicyUrl } = useSite()
  return (
    <Text>
      Usamos seus dados apenas {purpose}.
      {privacyPolicyUrl && (
        <>
          {' '}
          Saiba mais no <Link href={privacyPolicyUrl}>aviso de privacidade</Link>.
        </>
      )}
    </Text>
  )
}
