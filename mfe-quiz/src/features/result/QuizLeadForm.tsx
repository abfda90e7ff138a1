import styled from '@emotion/styled'
import { whatsAppLink } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { Button } from '@site/design/Button'
import { ButtonLink } from '@site/design/ButtonLink'
import { Field } from '@site/design/Field'
import { color, space } from '@site/design/tokens'
import { LeadFormGuard } from '@site/leads/LeadFormGuard'
import { PrivacyNotice } from '@site/leads/PrivacyNotice'
import type { useLeadForm } from '@site/leads/useLeadForm'
import type { Score } from '../quiz/score/scoreOf.ts'
import { quizForm } from './quizForm.ts'
import { whatsAppMessage } from './resultTexts.ts'

type Props = {
  score: Score
  lead: ReturnType<typeof useLeadForm<typeof quizForm>>
  /** The lead has been sent before: the server's messages must not move anything. */
  late: boolean
}

const Form = styled.form({ position: 'relative', display: 'grid', gap: space.l, margin: `${space.l} 0 ${space.xxl}` })
const WhatsApp = styled(ButtonLink)({ width: '100%' })
const Text = styled.p({ marginTop: space.s, color: color.inkSoft })

/** The contact form, or WhatsApp instead. The result, which stays when the form is gone, handles the submission. */
export function QuizLeadForm({ score, lead: { field, formProps }, late }: Props) {
  const site = useSite()
  return (
    <section>
      <h3>Receba um plano para o seu negócio</h3>
      <Text>
        Um especialista vê a sua pontuação, fala com você e mostra, sem compromisso, o que dá mais resultado primeiro.
      </Text>
      <Form {...formProps} data-late={late ? '' : undefined}>
        <LeadFormGuard kind={quizForm.kind} />
        <input type="hidden" name="score" value={score.points} />
        <Field {...field('name')} />
        <Field {...field('email')} />
        <Field {...field('phone')} />
        <Field {...field('company')} />
        <Button type="submit">Quero o meu plano</Button>
        <PrivacyNotice purpose={quizForm.purpose} />
      </Form>
      <WhatsApp look="quiet" {...whatsAppLink(site, whatsAppMessage(score))}>
        Enviar o resultado pelo WhatsApp
      </WhatsApp>
    </section>
  )
}
