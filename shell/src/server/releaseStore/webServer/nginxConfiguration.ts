import type { CompositionManifest } from '../compositions/compositionManifest.ts'
import {
  bodyOf,
  fileLines,
  headerLines,
  isQuotable,
  javascript,
  quoted,
  typeLines,
  type WritableAnswer,
} from './nginxAnswers.ts'
import { encodingLines, location, nginxLocations, pageForStatus } from './nginxLocations.ts'
import { headersOfScript } from './responseHeaders.ts'

type Options = {
  /** The composition's. */
  composition: string
  /** The file that is there while visitors get this composition, and all of them the same. */
  marker: string
  /** Names of the hosts on which something else is served. */
  otherHosts: readonly string[]
}

/**
 * What nginx needs to answer from a composition's folder, for its `server` block: a location for each document and each file,
 * with its headers. The server is asked for everything else, and when visitors get something else than this composition.
 */
export function nginxConfiguration(
  manifest: CompositionManifest,
  { composition, marker, otherHosts }: Options,
): string {
  if (![composition, marker].every(isQuotable)) throw new Error(`nginx cannot be told of ${composition}.`)
  const unavailable = pageForStatus(manifest, 503)
  return [
    '# Written when a composition goes live. nginx has to be reloaded to use it, and asks the server until then.',
    `root ${quoted(composition)};`,
    'disable_symlinks on from=$document_root;',
    'merge_slashes off;',
    'absolute_redirect off;',
    'set $site_dynamic "";',
    `if (!-f ${quoted(marker)}) { set $site_dynamic 1; }`,
    'if ($request_method !~ ^(GET|HEAD)$) { set $site_dynamic 1; }',
    'if ($http_cookie ~ "(^|[ ;])(__Host-)?preview=") { set $site_dynamic 1; }',
    'set $site_other_host "";',
    ...otherHosts.filter(isQuotable).map((host) => `if ($host = ${quoted(host)}) { set $site_other_host 1; }`),
    'if ($site_other_host) { set $site_dynamic 1; }',
    ...['script', 'match'].map((name) => `set $site_${name} "";`),
    ...encodingLines,
    'recursive_error_pages on;',
    'error_page 418 = @site;',
    'error_page 502 504 =503 @unavailable;',
    ...nginxLocations(manifest, { bodyOf, redirected: ['if ($site_dynamic) { return 418; }'] }),
    ...location('@script', [
      ...typeLines(javascript),
      'add_header content-encoding $site_encoding;',
      'add_header use-as-dictionary $site_match;',
      ...headerLines(headersOfScript),
      'try_files $site_script$site_ending =404;',
    ]),
    ...location('@unavailable', [
      // What was submitted is not answered with a page. A location with pages for errors has none of the server's.
      'error_page 418 = @site;',
      // nginx's own pages have no encoding.
      'if ($request_method !~ ^(GET|HEAD)$) { set $site_encoding ""; return 502; }',
      'if ($site_other_host) { set $site_encoding ""; return 503; }',
      ...(unavailable ? unavailableLines(unavailable) : ['return 503;']),
    ]),
    ...location('@bare', ['return 503;']),
    '',
  ].join('\n')
}

function unavailableLines({ headers, ...page }: WritableAnswer): string[] {
  const answer = { ...page, headers: { ...headers, 'retry-after': '30' } }
  return fileLines(answer, { at: `/${page.file}`, otherwise: '@bare', always: ' always' })
}
