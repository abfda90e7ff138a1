import styled from '@emotion/styled'
import type { TimelineStep } from '@site/contracts/SiteReleases'
import { color, font, space } from '@site/design/tokens'
import { writtenTime } from '../texts/written.ts'

type Props = { steps: readonly TimelineStep[] }

const List = styled.ol({ marginTop: space.l, padding: 0, listStyle: 'none' })
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
})
const When = styled.p({ fontSize: font.size.small, color: color.inkSoft })
const Move = styled.p({ fontSize: font.size.small })

const kinds: Readonly<Record<TimelineStep['by'], string>> = {
  release: 'Publicação',
  start: 'Início do site',
  hand: 'Mudança à mão',
  rollback: 'Volta',
  pause: 'Pausa',
}

/** Who moved what when, the newest first. */
export function Timeline({ steps }: Props) {
  return (
    <List>
      {steps.map(({ number, at, by, moved, paused = [] }) => (
        <Step key={number}>
          <When>
            <strong>{kinds[by]}</strong> {number} · <time dateTime={at}>{writtenTime(at)}</time>
          </When>
          {moved.map(({ name, release, author, message, share }) => (
            <Move key={name}>
              <strong>{name}</strong> <code>{release}</code>
              {share !== undefined && ` para ${share} % dos visitantes`}
              {[author && ` · ${author}`, message && ` · ${message}`].filter(Boolean).join('')}
            </Move>
          ))}
          {by === 'pause' && (
            <Move>{paused.length > 0 ? `Em pausa: ${paused.join(', ')}` : 'Nada mais está em pausa'}</Move>
          )}
        </Step>
      ))}
    </List>
  )
}
