import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { ButtonLink } from '@site/design/ButtonLink'
import { Heading } from '@site/design/Heading'
import { color, edge, radius, space } from '@site/design/tokens'
import { InviteForm } from './InviteForm.tsx'
import { MemberCard } from './MemberCard.tsx'
import { OwnAccess } from './OwnAccess.tsx'
import { useTeam } from './useTeam.ts'

// The content is taller than a screen: the footer stays below the fold from the start.
const Board = styled.div({ display: 'grid', alignContent: 'start', gap: space.x3, minHeight: '100vh', minWidth: 0 })
const Room = styled.section({ display: 'grid', gap: space.l, gridTemplateColumns: 'minmax(0,1fr)' })
const Notice = styled.p({
  minHeight: '2lh',
  fontWeight: 600,
  '&[role=alert]': { color: color.danger },
})
const Problem = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: space.m,
  padding: space.l,
  background: color.peach,
  border: edge,
  borderRadius: radius.control,
})
const List = styled.div({ display: 'grid', gap: space.l })
const WithoutScripts = styled.p({ display: 'none', '@media (scripting:none)': { display: 'block' } })
const Waiting = styled.p({ '@media (scripting:none)': { display: 'none' } })

/** The user's own access, and for an owner everybody's. Loaded in the browser: none of it is in the document. */
export function TeamBoard() {
  const { loaded, notice, isBusy, load, run } = useTeam()
  return (
    <Board>
      <WithoutScripts>Esta página precisa de JavaScript para funcionar.</WithoutScripts>
      {loaded.status === 'loading' && <Waiting role="status">Carregando a equipe…</Waiting>}
      {loaded.status === 'unreachable' && (
        <Problem role="alert">
          <p>Não foi possível carregar a equipe. Confira a conexão.</p>
          <Button onClick={load}>Tentar de novo</Button>
        </Problem>
      )}
      {(loaded.status === 'closed' || loaded.status === 'refused') && (
        <Problem role="alert">
          <p>{loaded.reason}</p>
          <ButtonLink href="/entrar?para=/people">Entrar</ButtonLink>
        </Problem>
      )}
      {loaded.status === 'done' && (
        <>
          <Room aria-labelledby="eu">
            <Heading level={2} size="h3" id="eu">
              Seu acesso
            </Heading>
            <Notice role={notice?.isProblem ? 'alert' : 'status'}>{notice?.text}</Notice>
            <OwnAccess me={loaded.content.me} run={run} isBusy={isBusy} />
          </Room>
          {loaded.content.people && loaded.content.me.isPerson && (
            <>
              <Room aria-labelledby="convite">
                <Heading level={2} size="h3" id="convite">
                  Convidar alguém
                </Heading>
                <InviteForm run={run} isBusy={isBusy} />
              </Room>
              <Room aria-labelledby="equipe">
                <Heading level={2} size="h3" id="equipe">
                  Equipe
                </Heading>
                <List>
                  {loaded.content.people.map((member) => (
                    <MemberCard
                      key={member.id}
                      member={member}
                      isMe={member.id === loaded.content.me.id}
                      run={run}
                      isBusy={isBusy}
                    />
                  ))}
                </List>
              </Room>
            </>
          )}
        </>
      )}
    </Board>
  )
}
