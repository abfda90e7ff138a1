import styled from '@emotion/styled'
import { color, space } from '@site/design/tokens'
import { DeskBoard } from '../desk/DeskBoard.tsx'
import { DeskRoom } from '../desk/DeskRoom.tsx'
import { obstacleOf } from '../desk/obstacleOf.ts'
import { InviteForm } from './InviteForm.tsx'
import { MemberCard } from './MemberCard.tsx'
import { OwnAccess } from './OwnAccess.tsx'
import { useTeam } from './useTeam.ts'

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
  const state = loaded?.status === 'done' ? loaded.value : undefined
  const failure = loaded?.status === 'done' ? undefined : loaded
  return (
    <DeskBoard loading={!loaded && 'Carregando a equipe…'} obstacle={obstacleOf(failure, PATH, () => void load())}>
      {state && (
        <>
          <DeskRoom id="eu" title="Seu acesso">
            <Notice role={notice?.isProblem ? 'alert' : 'status'}>{notice?.text}</Notice>
            <OwnAccess me={state.me} run={run} isBusy={isBusy} />
          </DeskRoom>
          {state.people && state.me.isPerson && (
            <>
              <DeskRoom id="convite" title="Convidar alguém">
                <InviteForm run={run} isBusy={isBusy} />
              </DeskRoom>
              <DeskRoom id="equipe" title="Equipe">
                <List>
                  {state.people.map((member) => (
                    <MemberCard
                      key={member.id}
                      member={member}
                      isMe={member.id === state.me.id}
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
