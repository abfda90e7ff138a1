import { color, focusRing, font, layout, onBand } from './tokens.ts'

const headline = `line-height:${font.lineHeight.headline};text-wrap:balance;letter-spacing:-.02em`

/** What a page may replace by any rule of its own. */
const reset = [
  '*,::before,::after{box-sizing:border-box;margin:0}',
  // `only`: phones that darken pages by themselves would turn the white of a fill over, and leave the ink on it dark or light.
  `html{color-scheme:only light;scroll-padding:calc(${layout.bar} + 1rem) 0 5rem;-webkit-text-size-adjust:100%}`,
  `body{font:${font.size.body}/${font.lineHeight.text} ${font.body};color:${color.ink};background:${color.paper};overflow-wrap:anywhere}`,
  `h1,h2,h3{font-weight:800;${headline}}`,
  `h1{font-size:${font.size.h1}}h2{font-size:${font.size.h2}}h3{font-size:${font.size.h3}}`,
  'p,li,dd{text-wrap:pretty}ul,ol{padding-left:1.2em}',
  `a{color:${onBand.link};text-underline-offset:.2em}`,
  'img,svg{max-width:100%;vertical-align:middle}img{height:auto}',
  'button,input,select,textarea{font:inherit;color:inherit}summary,button,[data-look]{cursor:pointer;text-wrap:balance}',
].join('')

/**
 * The styles that every page starts with, as text for the single style element in the head: reset, type, links, the focus
 * ring, page transitions, and the visitor's system preferences (reduced motion, forced colours). The first three are in the
 * document's first layer: rules of pages are stronger also where these are in layers, as those of Tailwind and of component
 * libraries, or have no weight, as those of a reset.
 */
export const baseStyles = [
  `@layer site{${reset}}`,
  // A tap that waits for its code (the shell marks the control), or for an answer.
  '[aria-busy=true]{cursor:progress;outline:2px dashed;outline-offset:2px}',
  `:focus-visible{outline:${focusRing.outline};outline-offset:${focusRing.outlineOffset};box-shadow:${focusRing.boxShadow}}`,
  ':focus-visible[aria-busy=true]{outline-style:dashed}',
  '[hidden]{display:none!important}',
  // A native cross-fade between documents, as between pages. While it runs neither page receives taps, so it ends before
  // anybody can tap; browsers default to 250 ms.
  '@media not (prefers-reduced-motion){@view-transition{navigation:auto}}::view-transition-group(*){animation-duration:.12s}',
  '@media(prefers-reduced-motion){*,::before,::after,::backdrop{animation:none!important;transition:none!important}}',
  '@media(forced-colors){:focus-visible{outline-color:Highlight}}',
].join('')
