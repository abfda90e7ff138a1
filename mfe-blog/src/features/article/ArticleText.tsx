import styled from '@emotion/styled'
import { renderedHtml } from '@site/design/renderedHtml'
import { color, media, radius, space } from '@site/design/tokens'

type Props = {
  id: string
  /** Safe: the build makes it from our own Markdown, in which it refuses raw HTML. */
  html: string
}

const Text = styled.div({
  maxWidth: '68ch',
  '& > * + *': { marginTop: space.l },
  '& h2': { marginTop: space.x3, fontSize: 'clamp(1.5rem,1.3rem + .9vw,2rem)' },
  '& h3': { marginTop: space.xxl },
  '& li + li': { marginTop: space.s },
  '& li::marker': { color: color.orangeDeep, fontWeight: 700 },
  '& .table': {
    overflowX: 'auto',
    background: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
  },
  '& table': { width: '100%', borderCollapse: 'collapse', overflowWrap: 'break-word' },
  '& :is(th, td)': { padding: '.5em .75em', textAlign: 'left', borderBottom: `1px solid ${color.line}` },
  [media.mobile]: {
    // Five columns of numbers fit on a phone.
    '& table': { fontSize: '.875rem', lineHeight: '1.35' },
    '& :is(th, td)': { padding: '.5em .375em' },
  },
  '& th': { background: color.sky },
  '& tr:last-child td': { borderBottom: 0 },
  '& :is(blockquote, pre)': {
    marginInline: 0,
    padding: `${space.l} ${space.xl}`,
    background: color.peach,
    borderRadius: radius.control,
  },
  // Code, or a paragraph that was indented: on a phone nobody scrolls a line sideways to read it.
  '& pre': { background: color.sky, whiteSpace: 'pre-wrap' },
  '& blockquote blockquote': { padding: `${space.s} 0 0 ${space.m}` },
})

/** The article's text. */
export function ArticleText({ id, html }: Props) {
  return <Text id={id} dangerouslySetInnerHTML={{ __html: renderedHtml(html) }} />
}
