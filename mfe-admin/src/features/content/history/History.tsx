import styled from '@emotion/styled'
import type { DeskVersion } from '@site/contracts/ContentDesk'
import { Button } from '@site/design/Button'
import { color, font, onBand, radius, space } from '@site/design/tokens'
import { formatTime } from '../../releases/texts/format.ts'

type Props = {
  versions: readonly DeskVersion[]
  live: number
  isSending: boolean
  mayAct: boolean
  /** The title of a collection, by its name. */
  titleOf: (name: string) => string
  onRestore: (version: number) => void
}

const List = styled.ol({ display: 'grid', gap: space.m, padding: 0, listStyle: 'none' })
const Item = styled.li({
  display: 'grid',
  gap: space.s,
  justifyItems: 'start',
  padding: space.l,
  background: color.surface,
  borderRadius: radius.control,
})
const Small = styled.p({ fontSize: font.size.small, color: onBand.soft })

/** What was published, by whom and when, and the way back. */
export function History({ versions, live, isSending, mayAct, titleOf, onRestore }: Props) {
  if (versions.length === 0) return <p>Nada foi publicado ainda: o site mostra o que foi configurado no servidor.</p>
  return (
    <List>
      {[...versions.map((version) => stepOf(version, titleOf)), beginning].map(({ number, title, detail }) => (
        <Item key={number}>
          <p>
            <strong>{title}</strong>
            {number === live && ' · no ar'}
          </p>
          <Small>{detail}</Small>
          {mayAct && number < live && <Small>{undoneBy(number, versions, titleOf)}</Small>}
          {mayAct && number !== live && (
            <Button
              look="quiet"
              aria-disabled={isSending}
              aria-label={`Voltar à versão ${number}`}
              onClick={() => !isSending && onRestore(number)}
            >
              Voltar a esta versão
            </Button>
          )}
        </Item>
      ))}
    </List>
  )
}

const beginning = { number: 0, title: 'Antes da primeira', detail: 'O que foi configurado no servidor.' }

/** What a return takes back: also what others have published since. */
function undoneBy(number: number, versions: readonly DeskVersion[], titleOf: Props['titleOf']): string {
  if (number === 0) return 'Voltar desfaz tudo o que foi publicado.'
  const names = versions.filter((version) => version.number > number).flatMap(({ changed }) => changed)
  return `Voltar desfaz o que mudou depois em: ${[...new Set(names)].map(titleOf).join(', ')}.`
}

function stepOf({ number, at, by, changed, restores, plannedAt }: DeskVersion, titleOf: Props['titleOf']) {
  const what = changed.map(titleOf).join(', ')
  return {
    number,
    title: `Versão ${number}: ${restores === undefined ? what : `volta à versão ${restores} (${what})`}`,
    detail: `${by}, ${formatTime(at)}${plannedAt === undefined ? '' : ', na hora marcada'}`,
  }
}
