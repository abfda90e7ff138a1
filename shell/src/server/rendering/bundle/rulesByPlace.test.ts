import { partsOf } from '../../../universal/document/documentStyle.ts'
import { rulesByPlace } from './rulesByPlace.ts'

const markup =
  '<body><div class="css-bar css-link">x</div><main class="css-page"><a class="css-link">y</a></main></body>'

it.each([
  { what: 'a class around the page', inserted: { bar: '.css-bar{}' }, frame: '.css-bar{}', page: '' },
  { what: 'a class in the page', inserted: { page: '.css-page{}' }, frame: '', page: '.css-page{}' },
  { what: 'a class of both', inserted: { link: '.css-link{}' }, frame: '.css-link{}', page: '.css-link{}' },
  { what: 'what names no class', inserted: { 'x-global': '@font-face{}' }, frame: '', page: '@font-face{}' },
  { what: 'a class that is not in the document', inserted: { lost: '.css-lost{}' }, frame: '', page: '.css-lost{}' },
  {
    what: 'keyframes that move the bar',
    inserted: { 'animation-a': '@keyframes animation-a{}', bar: '.css-bar{animation:animation-a 1s}' },
    frame: '@keyframes animation-a{}.css-bar{animation:animation-a 1s}',
    page: '',
  },
  {
    what: 'keyframes that move the page',
    inserted: { 'animation-a': '@keyframes animation-a{}', page: '.css-page{animation:animation-a 1s}' },
    frame: '',
    page: '@keyframes animation-a{}.css-page{animation:animation-a 1s}',
  },
  { what: 'what is inserted elsewhere', inserted: { bar: true as const }, frame: '', page: '' },
])('puts $what where it is used', ({ inserted, frame, page }) => {
  expect(partsOf(rulesByPlace(markup, inserted))).toEqual({ frame, page })
})
