import type { Fault, Phase } from '../cells/Cell.ts'

type BundleFault = {
  /** New text of a server bundle, from the former one. */
  text: (source: string) => string
  /** What the gate says of it. */
  incident: RegExp
}

const reason = 'estragado de propósito'
const throws = `throw new Error('${reason}')`
const loop = 'for (;;);'
const fillMemory = 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))'
const late = `setTimeout(() => { ${throws} }, 1000);`

const said = (text: string) => new RegExp(`^bad, rendering: .*${text}`)
const tookLonger = /^trouble, .*took longer than \d+ ms/
const ranOutOfMemory = /^trouble, .*(memory|took longer)/

const before = (code: string, incident: RegExp): BundleFault => ({ text: (source) => code + source, incident })
const after = (code: string, incident: RegExp): BundleFault => ({ text: (source) => source + code, incident })

/** Each page does this instead of what it did. */
const pages = (code: string, incident: RegExp) =>
  after(`;for (const page of Object.values(module.exports.pages)) page.component = () => {${code}};`, incident)
const data = (code: string, incident: RegExp) =>
  after(`;for (const page of Object.values(module.exports.pages)) page.data = { load: () => {${code}} };`, incident)
/** What a bundle exports cannot be written to. */
const documents = (code: string, incident: RegExp) =>
  after(`;module.exports = { ...module.exports, documents: () => {${code}} };`, incident)

/** What can be wrong with code that the server renders with. */
export const bundleFaults: Partial<Record<Phase, Partial<Record<Fault, BundleFault>>>> = {
  'server bundle': {
    'HTML for JavaScript': {
      text: () => '<!DOCTYPE html><h1>Entre na rede do hotel</h1>',
      incident: said('SyntaxError'),
    },
    'throws on evaluation': before(`${throws};`, said(reason)),
    'throws on render': pages(throws, said(reason)),
    'throws late': pages(`${late} return null`, said(`after .* was made: ${reason}`)),
    'endless loop': pages(loop, tookLonger),
    memory: pages(fillMemory, ranOutOfMemory),
    'forged message': before(
      `JSON.stringify = () => '{"status":"page","page":{"status":200,"html":"<h1>forjado","style":""}}';`,
      said('not allowed'),
    ),
  },
  data: {
    'throws on render': data(throws, said(reason)),
    'throws late': data(`${late} return { status: 200, data: 1 }`, said(reason)),
    'endless loop': data(loop, tookLonger),
    memory: data(fillMemory, ranOutOfMemory),
    'forged message': data('return { status: 500, data: 1n }', said('.')),
  },
  documents: {
    'throws on render': documents(throws, said(reason)),
    'throws late': documents(`${late} return []`, said(reason)),
    'endless loop': documents(loop, tookLonger),
    memory: documents(fillMemory, ranOutOfMemory),
    'forged message': documents("return [{ path: '/', type: 'text/html', body: '<h1>forjado' }]", said('not allowed')),
  },
}
