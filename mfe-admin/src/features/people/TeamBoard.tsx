import styled from '@emotion/styled'
import { color, space } from '@site/design/tokens'
import { DeskBoard, type Obstacle } from '../desk/DeskBoard.tsx'
import { DeskRoom } from '../desk/DeskRoom.tsx'
import { InviteForm } from './InviteForm.tsx'
import { MemberCard } from './MemberCard.tsx'
import { OwnAccess } from './OwnAccess.tsx'
import { type LoadedTeam, useTeam } from './useTeam.ts'

const PATH = '/people'

const Notice = styled.p({
  minHeight: '2lh',
  fontWeight: 600,
  '&[role=alert]': { color: color.danger },
})
const List = styled.div({ display: 'grid', gap: space.l })
/** The user's own access, and for an owner everybody's. Loaded in the browser: none of it is in the document. */
export function TeamBoard() {
  const { loaded, notice, isBusy, load, run } = useTeam()
  return (
    <DeskBoard loading={loaded.status === 'loading' && 'Carregando a equipe…'} obstacle={obstacleOf(loaded, load)}>
      {loaded.status === 'done' && (
        <>
          <DeskRoom id="eu" title="Seu acesso">
            <Notice role={notice?.isProblem ? 'alert' : 'status'}>{notice?.text}</Notice>
            <OwnAccess me={loaded.content.me} run={run} isBusy={isBusy} />
          </DeskRoom>
          {loaded.content.people && loaded.content.me.isPerson && (
            <>
              <DeskRoom id="convite" title="Convidar alguém">
                <InviteForm run={run} isBusy={isBusy} />
              </DeskRoom>
              <DeskRoom id="equipe" title="Equipe">
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
              </DeskRoom>
            </>
          )}
        </>
      )}
    </DeskBoard>
  )
}

function obstacleOf(loaded: LoadedTeam, onRetry: () => void): Obstacle | undefined {
  if (loaded.status === 'unreachable')
    return { reason: 'Não foi possível carregar a equipe. Confira a conexão.', onRetry }
  if (loaded.status === 'closed') return { reason: loaded.reason, loginTo: PATH }
  return loaded.status === 'refused' ? { reason: loaded.reason } : undefined
}
