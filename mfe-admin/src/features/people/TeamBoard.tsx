import styled from '@emotion/styled'
import { color, edge, radius, space } from '@site/design/tokens'
import { DeskBoard } from '../desk/DeskBoard.tsx'
import { DeskRoom } from '../desk/DeskRoom.tsx'
import { obstacleOf } from '../desk/obstacleOf.ts'
import { InviteForm } from './InviteForm.tsx'
import { MemberCard } from './MemberCard.tsx'
import { OwnAccess } from './OwnAccess.tsx'
import { useTeam } from './useTeam.ts'

const PATH = '/people'

// In view wherever the user has acted, above nothing that has the focus, and of no height while it says nothing.
const Notice = styled.p({
  ...{ position: 'sticky', bottom: space.m, zIndex: 1 },
  ...{ padding: space.l, border: edge, borderRadius: radius.control },
  fontWeight: 600,
  background: color.mint,
  '&[role=alert]': { background: color.peach },
  '&:empty': { padding: 0, border: 0 },
  'html:has(&)': { scrollPaddingBottom: '7rem' },
})
const List = styled.div({ display: 'grid', gap: space.l })
/** The user's own access, and for an owner everybody's. Loaded in the browser: none of it is in the document. */
export function TeamBoard() {
  const { state, failure, notice, isBusy, load, run } = useTeam()
  return (
    <DeskBoard
      loading={!state && !failure && 'Carregando a equipe…'}
      obstacle={obstacleOf(failure, PATH, () => void load())}
    >
      {state && (
        <>
          <DeskRoom id="eu" title="Seu acesso">
            <OwnAccess me={state.me} run={run} isBusy={isBusy} />
          </DeskRoom>
          {state.people && state.me.isPerson && (
            <DeskRoom id="convite" title="Convidar alguém">
              <InviteForm run={run} isBusy={isBusy} people={state.people} />
            </DeskRoom>
          )}
          {/* With the server's key too: it is for the only owner who has lost her phone. */}
          {state.people && (state.me.isPerson || state.people.length > 0) && (
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
          )}
          <Notice role={notice?.isProblem ? 'alert' : 'status'} aria-label="O que aconteceu">
            {notice?.text}
          </Notice>
        </>
      )}
    </DeskBoard>
  )
}
