import styled from '@emotion/styled'

const Word = styled.span({ whiteSpace: 'nowrap' })

type Props = { text: string }

/** A text in which no line ends within a word such as 'e-mail'. What is copied keeps its usual hyphen. */
export function WholeWords({ text }: Props) {
  const parts = text.split(/(e-\w+)/i)
  return parts.map((part, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a word may occur twice, and none ever moves.
    return place % 2 ? <Word key={place}>{part}</Word> : <span key={place}>{part}</span>
  })
}
