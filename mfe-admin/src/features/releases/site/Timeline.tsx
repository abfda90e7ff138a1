import styled from '@emotion/styled'
import type { TimelineStep, TimelineRefusal } from '@site/contracts/SiteReleases'
import { color, font, space } from '@site/design/tokens'
import { RefusalReason } from '../parts/RefusalReason.tsx'
import { formatTime } from '../texts/format.ts'
import { writtenMessage } from '../texts/writtenMessage.ts'
import { SmallText } from '../texts/SmallText.ts'
import { isFinal } from '../texts/stateLabels.ts'

type Props = { publications: readonly TimelineStep[]; refused: readonly TimelineRefusal[] }

const List = styled.ol({ padding: 0, listStyle: 'none' })
const Step = styled.li({
  position: 'relative',
  display: 'grid',
  gap: space.xs,
  padding: `0 0 ${space.l} ${space.xl}`,
  borderLeft: `2px solid ${color.line}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '-7px',
    top: '.45em',
    width: '12px',
    height: '12px',
    background: color.orange,
    border: `2px solid ${color.surface}`,
    borderRadius: '50%',
  },
  '&[data-refused]::before': { background: color.danger },
})
const Move = styled.p({ fontSize: font.size.small })

const publicationKinds: Readonly<Record<TimelineStep['by'], string>> = {
  release: 'Publicação',
  start: 'Início do site',
  hand: 'Mudança manual',
  rollback: 'Volta',
  pause: 'Pausa',
}

/** Publications and refusals, newest first. */
export function Timeline({ publications, refused }: Props) {
  const steps = [...publications, ...refused].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  return (
    <List>
      {steps.map((step) =>
        'number' in step ? (
          <Step key={step.number}>
            <PublicationStep {...step} />
          </Step>
        ) : (
          <Step key={`${step.name} ${step.release}`} data-refused>
            <RefusalStep {...step} />
          </Step>
        ),
      )}
      {steps.length === 0 && <SmallText as="li">Nada publicado ainda.</SmallText>}
    </List>
  )
}

function PublicationStep({ number, at, by, moved, author, paused = [] }: TimelineStep) {
  return (
    <>
      <SmallText>
        <strong>{publicationKinds[by]}</strong> {number} · <time dateTime={at}>{formatTime(at)}</time>
      </SmallText>
      {moved.map(({ name, release, author, message = '', share }) => {
        const written = writtenMessage(message, release)
        return (
          <Move key={name}>
            <strong>{name}</strong> <code>{release}</code>
            {share !== undefined && <span>{` para ${share}% dos visitantes`}</span>}
            {author && <span>{`\u00a0· ${author}`}</span>}
            {written && <span>{`\u00a0· ${written}`}</span>}
          </Move>
        )
      })}
      {by === 'pause' && (
        <Move>
          {paused.length > 0 ? `Em pausa: ${paused.join(', ')}` : 'Nada mais está em pausa'}
          {author && <span>{`\u00a0· ${author}`}</span>}
        </Move>
      )}
    </>
  )
}

function RefusalStep({ name, release, at, cause, reason, retry }: TimelineRefusal) {
  return (
    <>
      <SmallText>
        <strong>{headlineOf({ cause, retry })}</strong> · <time dateTime={at}>{formatTime(at)}</time>
      </SmallText>
      <Move>
        <strong>{name}</strong> <code>{release}</code>&nbsp;·{' '}
        <RefusalReason cause={cause} reason={reason} retry={retry} />
      </Move>
    </>
  )
}

function headlineOf({ cause, retry }: Pick<TimelineRefusal, 'cause' | 'retry'>): string {
  if (cause === 'visitors') return 'Retirada pelo site'
  return isFinal({ retry }) ? 'Recusada pelo site' : 'Ainda não aceita pelo site'
}
