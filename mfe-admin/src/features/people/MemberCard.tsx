import styled from '@emotion/styled'
import { invitation, type Invitation, type Role, type TeamMember } from '@site/contracts/Team'
import { Button } from '@site/design/Button'
import { Card } from '@site/design/Card'
import { Dialog } from '@site/design/Dialog'
import { Heading } from '@site/design/Heading'
import { space } from '@site/design/tokens'
import { useState } from 'react'
import * as v from 'valibot'
import { askTeam } from './askTeam.ts'
import { InvitationLink } from './InvitationLink.tsx'
import { RoleChoice } from './RoleChoice.tsx'
import { refuse, type RunAction } from './useTeam.ts'

type Props = { member: TeamMember; isMe: boolean; run: RunAction; isBusy: boolean }

const Stack = styled.article({ display: 'grid', gap: space.m })
const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space.m })

const done = v.object({})

/** Somebody of the team, with what an owner can do about her access. */
export function MemberCard({ member, isMe, run, isBusy }: Props) {
  const { id, name, email, passkeys, sessions } = member
  const [made, setMade] = useState<Invitation>()
  const [asks, setAsks] = useState<'link' | 'remove'>()
  const titleId = `pessoa-${id}`
  const change = (roles: Role[]) =>
    void run(
      roles.length > 0
        ? () => askTeam(`/${id}/roles`, done, { roles })
        : refuse(`${name} precisa poder fazer alguma coisa. Para tirar o acesso, use Remover.`),
      `${name}: mudança guardada.`,
    )
  async function confirm() {
    const chosen = asks
    setAsks(undefined)
    if (chosen === 'remove') await run(() => askTeam(`/${id}/remove`, done, {}), `${name} não tem mais acesso.`)
    else
      setMade(
        await run(() => askTeam(`/${id}/link`, invitation, { page: location.pathname }), `${name}: novo link criado.`),
      )
  }
  return (
    <Card>
      <Stack aria-labelledby={titleId}>
        <Heading level={3} size="h3" id={titleId}>
          {isMe ? `${name} (você)` : name}
        </Heading>
        <p>{`${email}. ${stateText(passkeys, sessions)}`}</p>
        {!isMe && (
          <>
            <RoleChoice chosen={member.roles} isBusy={isBusy} onChange={change} />
            <Actions>
              <Button look="quiet" aria-disabled={isBusy} onClick={() => setAsks('link')}>
                Novo link de acesso
              </Button>
              {sessions > 0 && (
                <Button
                  look="quiet"
                  aria-disabled={isBusy}
                  onClick={() =>
                    run(() => askTeam(`/${id}/sessions`, done, {}), `${name}: saiu de todos os aparelhos.`)
                  }
                >
                  Encerrar acessos abertos
                </Button>
              )}
              <Button look="quiet" aria-disabled={isBusy} onClick={() => setAsks('remove')}>
                Remover
              </Button>
            </Actions>
          </>
        )}
        {made && <InvitationLink key={made.link} name={name} invitation={made} />}
        <Dialog
          open={asks !== undefined}
          title={asks === 'remove' ? `Remover ${name}?` : `Novo link para ${name}?`}
          onClose={() => setAsks(undefined)}
        >
          <p>
            {asks === 'remove'
              ? 'O acesso termina agora, em todos os aparelhos. O que a pessoa fez continua no histórico com o nome dela.'
              : 'Os aparelhos que entravam até agora deixam de entrar. Bom para um celular perdido ou novo.'}
          </p>
          <Actions>
            <Button onClick={confirm}>{asks === 'remove' ? 'Remover' : 'Criar link'}</Button>
            <Button look="quiet" onClick={() => setAsks(undefined)}>
              Cancelar
            </Button>
          </Actions>
        </Dialog>
      </Stack>
    </Card>
  )
}

function stateText(passkeys: number, sessions: number): string {
  if (sessions > 0) return sessions === 1 ? 'Um acesso aberto.' : `${sessions} acessos abertos.`
  return passkeys > 0 ? 'Nenhum acesso aberto.' : 'Ainda não entrou com um aparelho.'
}
