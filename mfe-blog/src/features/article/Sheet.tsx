import styled from '@emotion/styled'
import { color, space } from '@site/design/tokens'

/** The article itself. In print nothing else of the page remains, and of the article only what is read, dark on white. */
export const Sheet = styled.article({
  '@media print': {
    fontSize: '11pt',
    '& ~ *, & nav, & > div section, & > section :is(a, [data-island]:not([data-section=ArticleCover]))': {
      display: 'none',
    },
    '& > section': {
      padding: `0 0 ${space.l}`,
      background: 'none',
      color: color.ink,
      '--soft': color.inkSoft,
      '--link': color.ink,
    },
    '& :is(h2, h3)': { breakAfter: 'avoid' },
    '& :is(img, table, blockquote, li)': { breakInside: 'avoid' },
  },
})
