'use static'

import styled from '@emotion/styled'
import type { GuaranteeName } from '@site/contracts/Evidence'
import { useSite } from '@site/contracts/useSite'
import { Breadcrumb } from '@site/design/Breadcrumb'
import { Heading, Lead } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { breadcrumbData, JsonLd } from '@site/design/JsonLd'
import { Section } from '@site/design/Section'
import { space } from '@site/design/tokens'
import { deliveryConditions } from '../offer/offerText.ts'
import { WhatsAppButton } from '../whatsApp/WhatsAppButton.tsx'
import { GuaranteeTerms } from './GuaranteeTerms.tsx'
import { guaranteeAnchors } from './guaranteeAnchors.ts'

const names = Object.keys(guaranteeAnchors) as GuaranteeName[]

const List = styled.div({ display: 'grid', gap: space.xl })
const Call = styled.p({ marginTop: space.xl })

/** Every guarantee with its terms, worded as everywhere else. */
export function Terms() {
  const site = useSite()
  const { guarantees, offer } = useEvidence()
  return (
    <>
      <Section tone="paper" labelledBy="titulo">
        <Breadcrumb here="Garantias" />
        <Heading level={1} id="titulo">
          Garantias por escrito
        </Heading>
        <Lead>
          Prometer é fácil. Aqui está o que garantimos, para quem, com que condições e o que você recebe se não
          cumprirmos.
        </Lead>
      </Section>
      <Section tone="white">
        <List>
          {names.map((name) => (
            <GuaranteeTerms
              key={name}
              anchor={guaranteeAnchors[name]}
              terms={guarantees[name]}
              conditions={name === 'siteDelivery' ? deliveryConditions(offer) : []}
            />
          ))}
        </List>
      </Section>
      <Section tone="night" labelledBy="duvida">
        <Heading level={2} id="duvida">
          Ficou alguma dúvida?
        </Heading>
        <Lead>
          Pergunte antes de contratar. As mesmas condições vão na sua proposta, e valem além dos direitos que a lei já
          lhe dá.
        </Lead>
        <Call>
          <WhatsAppButton text="Olá! Li a página de garantias e tenho uma dúvida.">
            Perguntar no WhatsApp
          </WhatsAppButton>
        </Call>
      </Section>
      <JsonLd data={breadcrumbData(site, 'Garantias', '/garantias')} />
    </>
  )
}
