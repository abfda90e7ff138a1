import { placeholderNames, placeholdersIn } from '@site/contracts/placeholders'
import { linkProblem, linksIn } from './links.ts'
import type { FieldText } from './textsIn.ts'

/** The longest word that a phone can show in a headline. The longest that people use has 29 letters. */
const WORD = 32

/** What is not a word: addresses, and names of files. */
const address = /^(https?:\/\/|www\.|\/|#)|@/

/** What is wrong with a text, wherever it is shown, as the end of a sentence; undefined if nothing is. */
export function textProblem({ text, isMarkdown }: Omit<FieldText, 'field'>): string | undefined {
  const written = isMarkdown ? withoutMarkup(text) : text
  return (
    (isMarkdown ? undefined : htmlProblem(text)) ??
    wordProblem(written) ??
    (isMarkdown ? undefined : placeholderProblem(text)) ??
    linksIn({ text, isMarkdown })
      .map(linkProblem)
      .find((problem) => problem !== undefined)
  )
}

/** HTML is shown as it is written, so that nobody wants it. An article's is refused where it is rendered. */
function htmlProblem(text: string): string | undefined {
  const [tag] = /<(?:!--|[!/?]?[a-z])[^\s<>]*>?|&[a-z]+;|&#\d+;/i.exec(text) ?? []
  return tag && `tem HTML (${tag}), que apareceria como está. Escreva só o texto.`
}

function wordProblem(text: string): string | undefined {
  const long = text.split(/[\s\u00a0\u200b\u00ad/-]+/).find((word) => lettersIn(word) > WORD && !address.test(word))
  return long && `tem uma palavra longa demais para um celular: “${[...long].slice(0, 20).join('')}…”.`
}

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })
const lettersIn = (word: string) => [...segmenter.segment(word)].length

function placeholderProblem(text: string): string | undefined {
  const known: readonly string[] = placeholderNames
  const unknown = placeholdersIn(text).find((name) => !known.includes(name))
  return unknown && `usa {${unknown}}, que não existe. Pode usar ${known.map((name) => `{${name}}`).join(', ')}.`
}

/** An article without code and addresses. */
function withoutMarkup(text: string): string {
  return text
    .replace(/```[\s\S]*?```|`[^`\n]*`/g, ' ')
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/<[^>\s]*>|https?:\/\/\S+/g, ' ')
    .replace(/[-=_*]{4,}/g, ' ')
}
