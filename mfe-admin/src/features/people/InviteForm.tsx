import styled from '@emotion/styled'
import { invitation, type Invitation, type Role, type TeamMember } from '@site/contracts/Team'
import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { space } from '@site/design/tokens'
import { type FormEvent, useState } from 'react'
import { askTeam } from './askTeam.ts'
import { InvitationLink } from './InvitationLink.tsx'
import { RoleChoice } from './RoleChoice.tsx'
import { refuse, type RunAction } from './useTeam.ts'

type Props = { run: RunAction; isBusy: boolean; people: readonly Pick<TeamMember, 'email'>[] }

const Form = styled.form({
  display: 'grid',
  gap: space.m,
  maxWidth: '30rem',
  justifyItems: 'start',
  '& > *': { width: '100%' },
})

/** Invites somebody. */
export function InviteForm({ run, isBusy, people }: Props) {
  const [roles, setRoles] = useState<Role[]>(['seller'])
  const [invited, setInvited] = useState<{ name: string; email: string; invitation: Invitation }>()
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { name, email } = Object.fromEntries(new FormData(form))
    // Nobody sends the link of the last one to the next.
    setInvited(undefined)
    if (roles.length === 0) return void run(refuse('Escolha pelo menos uma coisa que a pessoa pode fazer.'), '')
    const made = await run(
      () => askTeam('', invitation, { name, email, roles, page: location.pathname }),
      'Convite criado.',
    )
    if (!made) return
    setInvited({ name: String(name), email: String(email), invitation: made })
    // What was typed meanwhile is the next invitation.
    const present = Object.fromEntries(new FormData(form))
    if (present.name !== name || present.email !== email) return
    form.reset()
    setRoles(['seller'])
  }
  return (
    <>
      <Form onSubmit={send}>
        <Field label="Nome" name="name" required maxLength={80} autoComplete="off" />
        <Field label="E-mail" name="email" type="email" required autoComplete="off" />
        <RoleChoice chosen={roles} onChange={setRoles} />
        <Button type="submit" aria-disabled={isBusy}>
          Convidar
        </Button>
      </Form>
      {/* Whoever was removed cannot use it any more. */}
      {invited && people.some(({ email }) => isSameAddress(email, invited.email)) && (
        <InvitationLink key={invited.invitation.link} name={invited.name} invitation={invited.invitation} />
      )}
    </>
  )
}

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase()
