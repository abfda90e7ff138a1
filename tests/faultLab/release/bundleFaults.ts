import type { Fault, Phase } from '../cells/Cell.ts'

type BundleFault = {
  /** Returns the new source of a server bundle. */
  text: (source: string) => string
  /** What the gate reports. */
  incident: RegExp
}

const reason = 'estragado de propósito'
const throws = `throw new Error('${reason}')`
const loop = 'for (;;);'
const fillMemory = 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))'
const late = `setTimeout(() => { ${throws} }, 1000);`

const badRendering = (text: string) => new RegExp(`^bad, rendering: .*${text}`)
const tookLonger = /^trouble, .*took longer than \d+ ms/
const ranOutOfMemory = /^trouble, .*(memory|took longer)/

const before = (code: string, incident: RegExp): BundleFault => ({ text: (source) => code + source, incident })
const after = (code: string, incident: RegExp): BundleFault => ({ text: (source) => source + code, incident })

/** Every page runs this code instead of its own. */
const pages = (code: string, incident: RegExp) =>
  after(`;for (const page of Object.values(module.exports.pages)) page.component = () => {${code}};`, incident)
const data = (code: string, incident: RegExp) =>
  after(`;for (const page of Object.values(module.exports.pages)) page.data = { load: () => {${code}} };`, incident)
/** A bundle's exports are read-only. */
const documents = (code: string, incident: RegExp) =>
  after(`;module.exports = { ...module.exports, documents: () => {${code}} };`, incident)

/** Faults in code that runs during rendering. */
export const bundleFaults: Partial<Record<Phase, Partial<Record<Fault, BundleFault>>>> = {
  'server bundle': {
    'HTML for JavaScript': {
      text: () => '<!DOCTYPE html><h1>Entre na rede do hotel</h1>',
      incident: badRendering('SyntaxError'),
    },
    'throws on evaluation': before(`${throws};`, badRendering(reason)),
    'throws on render': pages(throws, badRendering(reason)),
    'throws late': pages(`${late} return null`, badRendering(`after .* was made: ${reason}`)),
    'endless loop': pages(loop, tookLonger),
    memory: pages(fillMemory, ranOutOfMemory),
    'forged message': before(
      `JSON.stringify = () => '{"status":"page","page":{"status":200,"html":"<h1>forjado","style":""}}';`,
      badRendering('not allowed'),
    ),
  },
  data: {
    'throws on render': data(throws, badRendering(reason)),
    'throws late': data(`${late} return { status: 200, data: 1 }`, badRendering(reason)),
    'endless loop': data(loop, tookLonger),
    memory: data(fillMemory, ranOutOfMemory),
    'forged message': data('return { status: 500, data: 1n }', badRendering('.')),
  },
  documents: {
    'throws on render': documents(throws, badRendering(reason)),
    'throws late': documents(`${late} return []`, badRendering(reason)),
    'endless loop': documents(loop, tookLonger),
    memory: documents(fillMemory, ranOutOfMemory),
    'forged message': documents(
      "return [{ path: '/', type: 'text/html', body: '<h1>forjado' }]",
      badRendering('not allowed'),
    ),
  },
}
