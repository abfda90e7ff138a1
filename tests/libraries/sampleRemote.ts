import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeRemote, type MadeRemote } from '../support/remotes/makeRemote.ts'
import type { LibrarySample, SampleGroup } from './LibrarySample.ts'

const packages = join(import.meta.dirname, 'node_modules')

/** What libraries use of the shared ones. */
const peers = {
  '@emotion/react': '^11.0.0',
  '@emotion/styled': '^11.0.0',
  '@reduxjs/toolkit': '^2.0.0',
  'react-redux': '^9.0.0',
}

/** Makes a remote with a page for each of these samples, with the kit as a team has it: packed, and installed elsewhere. */
export function sampleRemote({ name, samples }: Pick<SampleGroup, 'name' | 'samples'>): MadeRemote {
  const { PACKED_KIT: repository } = process.env
  if (!repository) throw new Error('The packed kit is not installed: run the tests with "npm run libraries".')
  const remote = makeRemote(name, {}, { repository, packages })
  const manifest = JSON.parse(readFileSync(join(remote.folder, 'package.json'), 'utf8'))
  Object.assign(manifest.peerDependencies, peers)
  const pages = samples.map(({ library }) => ({ path: pathOf(name, library), page: `./${fileOf(library)}` }))
  remote.write({
    'package.json': JSON.stringify(manifest),
    'budgets.json': '{ "entry": 100000, "scripts": 100000000, "pages": {} }\n',
    'rspack.config.ts': `import { defineRemote } from '@site/remote-kit/build/defineRemote'
export default defineRemote({ name: '${name}', pages: ${JSON.stringify(pages)} })
`,
    ...Object.fromEntries(samples.map((sample) => [fileOf(sample.library), pageOf(name, sample)])),
  })
  return remote
}

const wordOf = (name: string) => name.slice(name.indexOf('-') + 1)
const slugOf = (library: string) => library.replace(/\W+/g, '-').replace(/^-/, '')
const fileOf = (library: string) => `src/pages/Page${slugOf(library).replaceAll('-', '')}.tsx`

/** The path of a library's page, or that below which all of a remote are. */
export const pathOf = (name: string, library?: string): string =>
  `/${wordOf(name)}${library === undefined ? '' : `/${slugOf(library).toLowerCase()}`}`

function pageOf(name: string, { library, imports, setup = '', body }: LibrarySample): string {
  return `import { PageMetadata } from '@site/design/PageMetadata'
import { useEffect, useRef, useState } from 'react'
import socialImage from '#build/social/${wordOf(name)}.json'
${imports}

void [useEffect, useRef, useState]
${setup}
function Sample() {
  ${body}
}

export default function Page() {
  return (
    <>
      <PageMetadata title="${library}" description="Uma página que usa ${library}." path="${pathOf(name, library)}" image={{ ...socialImage, alt: 'Um desenho.' }} />
      <h1>${library}</h1>
      <Sample />
    </>
  )
}
`
}
