import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { color, space } from '@site/design/tokens'
import { LeadFormGuard } from '@site/leads/LeadFormGuard'
import { PrivacyNotice } from '@site/leads/PrivacyNotice'
import type { useLeadForm } from '@site/leads/useLeadForm'
import { quizForm } from './quizForm.ts'

type Props = { points: number; lead: ReturnType<typeof useLeadForm<typeof quizForm>> }

const Form = styled.form({ position: 'relative', display: 'grid', gap: space.l, marginTop: space.l })
const Text = styled.p({ marginTop: space.s, color: color.inkSoft })

/** The contact form. The result, which stays when the form is gone, handles the submission. */
export function QuizLeadForm({ points, lead: { field, formProps } }: Props) {
  return (
    <section>
      <h3>Receba um plano para o seu negócio</h3>
      <Text>
        Um especialista vê a sua pontuação, fala com você e mostra, sem compromisso, o que dá mais resultado primeiro.
      </Text>
      <Form {...formProps}>
        <LeadFormGuard kind={quizForm.kind} />
        <input type="hidden" name="score" value={points} />
        <Field {...field('name')} />
        <Field {...field('email')} />
        <Field {...field('phone')} />
        <Field {...field('company')} />
        <Button type="submit">Quero o meu plano</Button>
        <PrivacyNotice purpose={quizForm.purpose} />
      </Form>
    </section>
  )
}
