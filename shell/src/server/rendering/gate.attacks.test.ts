import { renderSample, healthyPage } from './testing/renderSample.ts'
import { sampleRelease } from '../releases/testing/sampleRelease.ts'

jest.setTimeout(120_000)

/** For attacks that something other than the time limit has to stop. */
const patient = { page: 8_000 }

const component = (code: string) => `const { createElement } = require('react')
module.exports.pages = { './Page': { component: function Page(props) { ${code}; return createElement('p', null, 'well') } } };`
const data = (code: string) => `${healthyPage}
module.exports.pages['./Page'].data = { load: () => { ${code} } };`
const documents = (code: string) => `${healthyPage} module.exports.documents = () => { ${code} };`
const document = (path: string, more = "type: 'text/plain', body: 'x'") =>
  documents(`return [{ path: '${path}', ${more} }]`)

describe('a release that attacks the gate', () => {
  it.each([
    {
      attack: 'loops for ever when it is loaded',
      file: `for (;;);`,
      status: 'trouble',
      reason: /took longer than \d+ ms (?:with too little of the processor )?rendering/,
    },
    {
      attack: 'loops for ever on a page',
      file: component('for (;;);'),
      status: 'trouble',
      reason: /took longer than \d+ ms (?:with too little of the processor )?rendering \/sample/,
    },
    {
      attack: 'loops for ever in microtasks',
      file: component('const again = () => Promise.resolve().then(again); again()'),
      status: 'trouble',
      reason: /took longer/,
    },
    {
      attack: 'loops for ever in a RegExp',
      file: component("/^(a+)+$/.test('a'.repeat(60) + 'b')"),
      status: 'trouble',
      reason: /took longer/,
    },
    {
      attack: 'fills the heap',
      file: component('const all = []; for (;;) all.push(new Array(1e5).fill(all.length))'),
      status: 'trouble',
      reason: /memory|took longer/,
    },
    {
      attack: 'fills the memory with buffers',
      file: component('const all = []; for (;;) all.push(new Uint8Array(1e8).fill(1))'),
      limits: patient,
      status: 'bad|trouble',
      reason: /memory|allocation failed/,
    },
    {
      attack: 'fills the memory with timers',
      file: component('for (;;) setTimeout(() => {}, 1)'),
      status: 'trouble',
      reason: /memory|took longer|Map maximum/,
    },
    {
      attack: 'waits for ever',
      file: component('require("react").use(globalThis.never ??= new Promise(() => {}))'),
      status: 'bad',
      reason: /waits for a promise that nothing settles/,
    },
    {
      attack: 'rejects while its page is rendered',
      file: component('Promise.reject(new Error("too late"))'),
      status: 'bad',
      reason: /too late/,
    },
    {
      attack: 'throws a minute later',
      file: component('setTimeout(() => { throw new Error("too late") }, 59_000)'),
      status: 'bad',
      reason: /after \/sample was made: too late/,
    },
    {
      attack: 'rejects a minute later',
      file: component('setTimeout(() => Promise.reject(new Error("too late")), 59_000)'),
      status: 'bad',
      reason: /after \/sample was made: too late/,
    },
    {
      attack: 'throws an unreadable value',
      file: component('throw new Proxy({}, { get() { throw 1 }, getPrototypeOf() { throw 1 } })'),
      status: 'bad',
      reason: /^\/sample: 1$/,
    },
    { attack: 'cannot be compiled', file: 'this is no JavaScript', status: 'bad', reason: /SyntaxError/ },
    {
      attack: 'rejects with an unreadable value',
      file: component(
        'Promise.reject(new Proxy({}, { get() { throw new Proxy({}, {}) }, getPrototypeOf() { throw 1 } }))',
      ),
      status: 'bad',
      reason: /cannot be read/,
    },
    {
      attack: 'closes the function around it',
      file: `}); globalThis.outside = 1; (function () {`,
      status: 'bad',
      reason: /no module|exports no pages/,
    },
    {
      attack: 'closes the function around it and throws',
      file: `}); throw 1; (function () {`,
      status: 'bad',
      reason: /no module/,
    },
    {
      attack: 'closes the function around it and returns another object',
      file: `}); new Proxy({}, {}); //`,
      status: 'bad',
      reason: /no module|SyntaxError/,
    },
    {
      attack: 'uses a name that browsers do not get',
      file: component('return require("react-router-dom").useLoaderData()'),
      status: 'bad',
      reason: /useLoaderData is not a function/,
    },
    {
      attack: 'answers 500',
      file: data('return { status: 500, data: 1 }'),
      status: 'bad',
      reason: /answered 500 instead of 200/,
    },
    {
      attack: 'answers with a status that is not a number',
      file: data('return { status: "200", data: 1 }'),
      status: 'bad',
      reason: /its data module returns no status/,
    },
    {
      attack: 'answers with a thenable',
      file: data('return { then: (done) => done({ status: 200 }) }'),
      status: 'bad',
      reason: /returns a promise from `load`/,
    },
    {
      attack: 'has data that is not JSON',
      file: data('return { status: 200, data: 1n }'),
      status: 'bad',
      reason: /BigInt/,
    },
    {
      attack: 'has data of five million characters',
      file: data('return { status: 200, data: "x".repeat(5e6) }'),
      limits: patient,
      status: 'bad',
      reason: /more than \d+ characters|larger/,
    },
    {
      attack: 'has a page of two and a half million characters',
      file: component('return createElement("p", null, "x".repeat(2.5e6))'),
      status: 'bad',
      reason: /html has more than 2000000 characters/,
      limits: { page: 10_000 },
    },
    {
      attack: 'patches JSON.stringify to return something else',
      file: `JSON.stringify = () => '{"status":"page","page":{"path":"/","status":200,"html":"<!DOCTYPE html>","style":""}}'; ${healthyPage}`,
      status: 'bad',
      reason: /not allowed/,
    },
    {
      attack: 'patches JSON.stringify to return an object',
      file: `JSON.stringify = () => ({ length: 1, then() {} }); ${healthyPage}`,
      status: 'bad',
      reason: /nothing settles/,
    },
    {
      attack: 'gives every object a toJSON',
      file: `Object.prototype.toJSON = () => 'forged'; ${healthyPage}`,
      status: 'bad',
      reason: /./,
    },
    {
      attack: 'patches promises',
      file: `Promise.prototype.then = () => {}; ${healthyPage}`,
      status: 'bad',
      reason: /./,
    },
    {
      attack: 'renders a random page that depends on the number of renderings',
      file: `let made = 0; ${component('return createElement("p", null, ++made)')}`,
      status: 'rendered',
      reason: /./,
    },
    {
      attack: 'makes a document without a body',
      file: document('/sample/feed.xml', "type: 'text/xml'"),
      status: 'bad',
      reason: /documents\.0\.body/,
    },
    {
      attack: 'makes a document at the home page',
      file: document('/'),
      status: 'bad',
      reason: /documents\.0\.path is no plain path/,
    },
    { attack: 'makes a document above the root', file: document('/../../x'), status: 'bad', reason: /no plain path/ },
    {
      attack: 'makes a document outside its prefix',
      file: document('/sample/../x'),
      status: 'bad',
      reason: /no plain path/,
    },
    {
      attack: 'makes a document with an encoded path',
      file: document('/sample/%2e%2e/x'),
      status: 'bad',
      reason: /no plain path/,
    },
    {
      attack: 'makes a document of another remote',
      file: document('/revista/feed.xml'),
      status: 'bad',
      reason: /makes \/revista\/feed\.xml, which is outside of its prefixes/,
    },
    {
      attack: 'makes a document whose path starts like its prefix',
      file: document('/sample-2'),
      status: 'bad',
      reason: /outside of its prefixes/,
    },
    {
      attack: 'makes a document at the address of its page',
      file: document('/sample'),
      status: 'bad',
      reason: /which is a page/,
    },
    {
      attack: 'makes a document twice',
      file: documents("const one = { path: '/sample/a.txt', type: 'text/plain', body: '' }; return [one, one]"),
      status: 'bad',
      reason: /another document/,
    },
    {
      attack: 'makes a document of HTML',
      file: document('/sample/a.html', "type: 'text/html', body: '<script>'"),
      status: 'bad',
      reason: /documents\.0\.type is not allowed/,
    },
    {
      attack: 'makes a document with a header in its type',
      file: document('/sample/a.txt', "type: 'text/plain\\\\r\\\\nset-cookie: a=b', body: ''"),
      status: 'bad',
      reason: /type is not allowed/,
    },
    {
      attack: 'makes infinitely many documents',
      file: documents('return (function* () { for (;;) yield {} })()'),
      status: 'bad',
      reason: /more than 100 documents/,
    },
    {
      attack: 'makes documents whose list never begins',
      file: documents('return { [Symbol.iterator]: () => ({ next() { for (;;); } }) }'),
      status: 'trouble',
      reason: /took longer than \d+ ms (?:with too little of the processor )?making its documents/,
    },
    {
      attack: 'makes a document of a hundred million characters',
      file: document('/sample/a.txt', "type: 'text/plain', body: 'x'.repeat(1e8)"),
      limits: patient,
      status: 'bad|trouble',
      reason: /larger than any page|memory/,
    },
    {
      attack: 'makes documents that are not objects',
      file: documents('return [1, "a"]'),
      status: 'bad',
      reason: /documents\.0/,
    },
    {
      attack: 'prints without end and continues',
      file: component('for (let line = 0; line < 1e5; line++) console.log("x".repeat(1e3))'),
      status: 'rendered',
      reason: /./,
    },
    {
      attack: 'leaves an interval behind',
      file: component('setInterval(() => {}, 1)'),
      status: 'rendered',
      reason: /./,
    },
  ])('is refused if it $attack', async ({ file, status, reason, limits }) => {
    const outcome = await renderSample(file, {
      limits,
      release: sampleRelease(
        { '/sample': { data: file.includes('data =') } },
        { documents: file.includes('documents =') },
      ),
    })

    expect(outcome.status === 'rendered' ? { status: 'rendered', reason: 'none' } : outcome).toEqual({
      // Which runs out first, the page's time or the process's memory, differs between versions of Node.
      status: expect.stringMatching(`^(${status})$`),
      reason: expect.stringMatching(reason),
    })
  })
})
