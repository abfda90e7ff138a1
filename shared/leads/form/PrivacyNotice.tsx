import styled from '@emotion/styled'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { useSite } from '@site/contracts/useSite'
import { color, font } from '@site/design/tokens'
import type { ComponentType } from 'react'

/**
 * The version of the privacy notice and policy of this release: the day on which their words went live, and for a second
 * wording of a day its number (`2026-11-28.2`).
 */
export const PRIVACY_TEXT_VERSION = '2026-11-28.2'

/** The version of what a visitor of the site reads: that of the release, and a mark of what writers have published. */
export function privacyVersion({ privacyText }: Pick<SiteFacts, 'privacyText'>): string {
  return privacyText ? `${PRIVACY_TEXT_VERSION}-${privacyText}` : PRIVACY_TEXT_VERSION
}

type Props = {
  /** What the data is used for, from the form's definition, as the end of 'Usamos seus dados apenas …'. */
  purpose: string
  /** Renders the sentence, where its line breaks matter (WholeWords.tsx). */
  Words?: ComponentType<{ text: string }>
}

const Text = styled.p({ fontSize: font.size.small, color: color.inkSoft })
const Link = styled.a({ color: 'inherit' })

/** The sentence next to each lead form's button that says what the data is for, with a link to the privacy policy. */
export function PrivacyNotice({ purpose, Words = PlainWords }: Props) {
  const { privacyPolicyUrl } = useSite()
  return (
    <Text>
      <Words text={`Usamos seus dados apenas ${purpose}.${privacyPolicyUrl ? ' Saiba mais no ' : ''}`} />
      {privacyPolicyUrl && (
        <span>
          <Link href={privacyPolicyUrl}>aviso de privacidade</Link>.
        </span>
      )}
    </Text>
  )
}

function PlainWords({ text }: { text: string }) {
  return <span>{text}</span>
}
