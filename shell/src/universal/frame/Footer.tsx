import { asksConsent, consentLabel } from '@site/contracts/advertising'
import { displayPhone, whatsAppLink } from '@site/contracts/channels'
import { siteTime } from '@site/contracts/siteNumbers'
import { useSite } from '@site/contracts/useSite'
import { HoursText } from '@site/design/HoursText'
import { BrandMark } from './BrandMark.tsx'
import { FooterColumn } from './FooterColumn.tsx'
import { About, Band, Brand, Columns, ConsentButton, Legal, Row, Social, TextItem } from './footerStyles.ts'
import type { SiteFrame } from './siteFrame.ts'

const text = 'Olá! Vim pelo site e quero saber mais sobre os serviços.'

/** The dark band at the end of every page. Read-only: a listener on the document handles its one control (`listenToFrame`). */
export function Footer({ frame }: { frame: Pick<SiteFrame, 'footer' | 'privacyPolicy' | 'deskOf'> }) {
  const site = useSite()
  const { street, district, city, state, postalCode } = site.address
  if (frame.deskOf) {
    return (
      <Band>
        <Legal>
          <p>{`${site.brand}: área da equipe`}</p>
        </Legal>
      </Band>
    )
  }
  return (
    <Band>
      <Columns>
        <About>
          <Brand>
            <BrandMark />
            {site.brand}
          </Brand>
          <p>
            {site.slogan ??
              `Sites em ${siteTime(site)}, anúncios e atendimento com IA para o comércio do bairro aparecer e vender.`}
          </p>
          <Social href={site.social.url} rel="me noopener" target="_blank">
            {`Siga no ${site.social.name}`}
          </Social>
        </About>
        {frame.footer.map((column) => (
          <FooterColumn key={column.title} {...column} />
        ))}
        <FooterColumn
          as={Row}
          title="Contato"
          links={[
            { label: 'Conversar no WhatsApp', ...whatsAppLink(site, text) },
            { label: displayPhone(site.phone), href: `tel:${site.phone}` },
            { label: site.email, href: `mailto:${site.email}` },
          ]}
        >
          <TextItem>
            {`${street}, ${district}`}
            <br />
            {`${city}/${state}, CEP ${postalCode}`}
          </TextItem>
          <TextItem>
            <HoursText openingHours={site.openingHours} />
          </TextItem>
        </FooterColumn>
      </Columns>
      <Legal>
        <p>{`${site.legalName}, CNPJ ${site.cnpj}`}</p>
        {frame.privacyPolicy && <a href={frame.privacyPolicy.href}>{frame.privacyPolicy.label}</a>}
        {asksConsent(site) && (
          <ConsentButton type="button" data-consent-review>
            {consentLabel(site)}
          </ConsentButton>
        )}
      </Legal>
    </Band>
  )
}
