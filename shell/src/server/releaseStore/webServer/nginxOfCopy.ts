import { commonHeaders } from '../../security/securityHeaders.ts'
import { places } from '../compositions/documentFile.ts'
import { fileLines, headerLines, type WritableAnswer } from './nginxAnswers.ts'
import { encodingLines, location, nginxLocations, type OpenParts, pageForStatus } from './nginxLocations.ts'

/** For nginx's `server` block, with a copy of a composition's open files as its `root` and no server behind it. */
export function nginxOfCopy(parts: OpenParts): string {
  const notFound = pageForStatus(parts, 404)
  return [
    'merge_slashes off;',
    'absolute_redirect off;',
    'rewrite ^(/.+?)/+$ $1 permanent;',
    ...encodingLines,
    ...(notFound ? ['error_page 404 @missing;', ...location('@missing', missingLines(notFound))] : []),
    // nginx's own page has neither the headers nor the encoding of ours.
    ...location('@bare', ['return 404;']),
    ...nginxLocations(parts, { bodyOf: (answer) => copied(answer, { otherwise: '=404' }) }),
    // What nginx could not be told of has a type that nginx knows, and a page there loads nothing.
    ...location('/', [
      ...headerLines({ ...commonHeaders, 'cache-control': 'no-cache' }),
      'try_files $uri $uri/index.html =404;',
    ]),
    '',
  ].join('\n')
}

const missingLines = (page: WritableAnswer) => copied(page, { otherwise: '@bare', always: ' always' })

const copied = (answer: WritableAnswer, how: { otherwise: string; always?: ' always' }) =>
  fileLines(answer, { at: answer.file.slice(places.site.length), ...how })
