import { createHash } from 'node:crypto'
import { color, focusRing, font, radius, space } from '@site/design/tokens'
import type { FastifyReply } from 'fastify'
import { escape as escapeHtml } from 'html-escaper'

type TeamDocument = {
  title: string
  heading: string
  /** HTML below the heading. */
  content: string
  /** The source of the page's script, if it has one. It may ask this site. */
  script?: string | undefined
  /** Another origin to which a form may lead. */
  leadsTo?: string | undefined
}

const style = [
  // The pages that lead here ask for it too.
  '@view-transition{navigation:auto}',
  ':root{color-scheme:only light}*{box-sizing:border-box;margin:0}',
  // Not in the middle: it would move if a browser painted the beginning of the document before its end.
  `body{display:grid;place-items:start center;grid-template-columns:minmax(0,1fr);padding:20vh min(${space.xl},4vw) min(${space.xl},4vw);font:400 1.0625rem/1.55 ${font.body};color:${color.ink};background:${color.paper}}`,
  `main{display:grid;grid-template-columns:minmax(0,1fr);gap:${space.l};width:100%;max-width:26rem;padding:min(${space.xxl},8vw);background:${color.surface};border:1px solid ${color.line};border-radius:${radius.card}}`,
  `h1{font-size:1.75rem;line-height:1.1;letter-spacing:-.02em}form{display:grid;grid-template-columns:minmax(0,1fr);gap:${space.m}}label{font-weight:600}`,
  `input,button{font:inherit;min-height:48px;padding:${space.m} ${space.l};border-radius:${radius.control}}`,
  `input{width:100%;color:inherit;background:${color.surface};border:1px solid ${color.border}}[aria-invalid]{border:2px solid ${color.danger}}`,
  `summary{min-height:48px;padding:${space.m} 0;font-weight:600;cursor:pointer}`,
  `button{font-weight:700;color:${color.ink};background:${color.orange};border:2px solid transparent;cursor:pointer}`,
  `p{text-wrap:pretty}a{color:${color.orangeDeep}}[role=alert]{font-weight:600;color:${color.danger}}`,
  `:focus-visible{outline:${focusRing.outline};outline-offset:${focusRing.outlineOffset}}`,
].join('')

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The page may load only its own style, and submit its form only to this site. */
const policyFor = ({ leadsTo, script }: Pick<TeamDocument, 'leadsTo' | 'script'>) =>
  [
    "default-src 'none'",
    ...(script ? [`script-src ${hashSource(script)}`, "connect-src 'self'"] : []),
    'img-src data:',
    `style-src ${hashSource(style)}`,
    ['form-action', "'self'", ...(leadsTo ? [leadsTo] : [])].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** Sends a page for the site's team without any release's help. It is never cached, so that nobody sees an outdated one. */
export function sendTeamDocument(reply: FastifyReply, { title, heading, content, leadsTo, script }: TeamDocument) {
  return reply
    .headers({
      'content-security-policy': policyFor({ leadsTo, script }),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="only light">
<meta name="format-detection" content="telephone=no">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
${content}
</main>${script ? `\n<script>${script}</script>` : ''}
</body>
</html>
`)
}
