import type { RefusedLibrary } from './LibrarySample.ts'

const CODE_FROM_TEXT = 'it makes code from text, which the policy forbids'

/** Popular libraries, and parts of some, that cannot work on the site. */
export const refusedLibraries: readonly RefusedLibrary[] = [
  {
    library: 'ajv',
    imports: `import Ajv from 'ajv'`,
    body: `return <p data-seen>{String(new Ajv().compile({ type: 'number' })(1))}</p>`,
    refusedBy: 'build',
    refusal: /Code generation from strings disallowed/,
    reason: CODE_FROM_TEXT,
    instead: '`zod`, `valibot`, or the standalone code that `ajv` writes before the build',
  },
  {
    library: 'handlebars',
    imports: `import Handlebars from 'handlebars/dist/cjs/handlebars'`,
    body: `return <p data-seen>{Handlebars.compile('{{a}}')({ a: 'Um' })}</p>`,
    refusedBy: 'build',
    refusal: /Code generation from strings disallowed/,
    reason: CODE_FROM_TEXT,
    instead: 'components, or templates that are compiled before the build',
  },
  {
    library: 'next-themes',
    imports: `import { ThemeProvider } from 'next-themes'`,
    body: `return <ThemeProvider><p data-seen>Um</p></ThemeProvider>`,
    refusedBy: 'build',
    refusal: /has <script>.*, which does not run/,
    reason: 'it writes a script into the page, and changes the root element, which all teams share',
    instead: '`prefers-color-scheme` and `light-dark()` in CSS',
  },
  {
    library: 'CssBaseline of @mui/material',
    imports: `import { CssBaseline } from '@mui/material'`,
    body: `return <><CssBaseline /><p data-seen>Um</p></>`,
    refusedBy: 'build',
    refusal: /styles html, which is not its own/,
    reason: 'it styles the whole document, which has parts of other teams',
    instead: '`ScopedCssBaseline`',
  },
  {
    library: 'controls of leaflet',
    imports: '',
    body: `const ref = useRef<HTMLDivElement>(null); useEffect(() => { void import('leaflet').then((L) => ref.current && L.map(ref.current).setView([0, 0], 1)) }, []); return <div ref={ref} style={{ height: 100 }} />`,
    seen: '.leaflet-container .leaflet-pane',
    refusedBy: 'browser',
    refusal: /TrustedHTML/,
    reason: 'they write HTML (`innerHTML`), which the policy allows only to `renderedHtml` of `@site/design`',
    instead: '`attributionControl: false`, `zoomControl: false`, components beside the map, and elements in its popups',
  },
  {
    library: 'Pagination of swiper',
    imports: `import { Pagination } from 'swiper/modules'\nimport { Swiper, SwiperSlide } from 'swiper/react'`,
    body: `return <Swiper modules={[Pagination]} pagination><SwiperSlide>Um</SwiperSlide><SwiperSlide>Dois</SwiperSlide></Swiper>`,
    seen: '.swiper-slide',
    refusedBy: 'browser',
    refusal: /TrustedTypePolicy/,
    reason: 'it writes HTML through a policy of its own, and the site has one for all',
    instead: 'buttons beside it that call `slideTo`, and `onSlideChange`',
  },
]
