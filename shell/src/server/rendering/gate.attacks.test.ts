import { renderSample, wellPage } from './testing/renderSample.ts'
import { sampleRelease } from '../releases/testing/sampleRelease.ts'

jest.setTimeout(120_000)

const component = (code: string) => `const { createElement } = require('react')
module.exports.pages = { './Page': { component: function Page(props) { ${code}; return createElement('p', null, 'well') } } };`
const data = (code: string) => `${wellPage}
module.exports.pages['./Page'].data = { load: () => { ${code} } };`
const documents = (code: string) => `${wellPage} module.exports.documents = () => { ${code} };`
const document = (path: string, more = "type: 'text/plain', body: 'x'") =>
  documents(`return [{ path: '${path}', ${more} }]`)

describe('a release that does harm at the gate', () => {
  it.each([
    {
      harm: 'loops for ever when it is loaded',
      file: `for (;;);`,
      status: 'trouble',
      reason: /took longer than \d+ ms rendering/,
    },
    {
      harm: 'loops for ever on a page',
      file: component('for (;;);'),
      status: 'trouble',
      reason: /took longer than \d+ ms rendering \/sample/,
    },
    {
      harm: 'loops for ever in microtasks',
      file: component('const again = () => Promise.resolve().then(again); again()'),
      status: 'trouble',
      reason: /took longer/,
    },
    {
      harm: 'loops for ever in a RegExp',
      file: component("/^(a+)+$/.test('a'.repeat(60) + 'b')"),
      status: 'trouble',
      reason: /took longer/,
    },
    {
      harm: 'fills the heap',
      file: component('const all = []; for (;;) all.push(new Array(1e5).fill(all.length))'),
      status: 'trouble',
      reason: /memory|took longer/,
    },
    {
      harm: 'fills the memory with buffers',
      file: component('const all = []; for (;;) all.push(new Uint8Array(1e8).fill(1))'),
      status: 'bad|trouble',
      reason: /memory|allocation failed/,
    },
    {
      harm: 'fills the memory with timers',
      file: component('for (;;) setTimeout(() => {}, 1)'),
      status: 'trouble',
      reason: /memory|took longer|Map maximum/,
    },
    {
      harm: 'waits for ever',
      file: component('require("react").use(globalThis.never ??= new Promise(() => {}))'),
      status: 'bad',
      reason: /waits for something that never comes/,
    },
    {
      harm: 'rejects when its page is made',
      file: component('Promise.reject(new Error("too late"))'),
      status: 'bad',
      reason: /too late/,
    },
    {
      harm: 'throws a minute later',
      file: component('setTimeout(() => { throw new Error("too late") }, 59_000)'),
      status: 'bad',
      reason: /after \/sample was made: too late/,
    },
    {
      harm: 'rejects a minute later',
      file: component('setTimeout(() => Promise.reject(new Error("too late")), 59_000)'),
      status: 'bad',
      reason: /after \/sample was made: too late/,
    },
    {
      harm: 'throws something that cannot be read',
      file: component('throw new Proxy({}, { get() { throw 1 }, getPrototypeOf() { throw 1 } })'),
      status: 'bad',
      reason: /^1$/,
    },
    { harm: 'cannot be compiled', file: 'this is no JavaScript', status: 'bad', reason: /SyntaxError/ },
    {
      harm: 'rejects with something that cannot be read',
      file: component(
        'Promise.reject(new Proxy({}, { get() { throw new Proxy({}, {}) }, getPrototypeOf() { throw 1 } }))',
      ),
      status: 'bad',
      reason: /cannot be read/,
    },
    {
      harm: 'closes the function around it',
      file: `}); globalThis.outside = 1; (function () {`,
      status: 'bad',
      reason: /no module|exports no pages/,
    },
    {
      harm: 'closes the function around it and throws',
      file: `}); throw 1; (function () {`,
      status: 'bad',
      reason: /no module/,
    },
    {
      harm: 'closes the function around it and gives another object',
      file: `}); new Proxy({}, {}); //`,
      status: 'bad',
      reason: /no module|SyntaxError/,
    },
    {
      harm: 'uses a name that browsers do not get',
      file: component('return createElement(require("react-router-dom").Link, { to: "/" })'),
      status: 'bad',
      reason: /uses Link of react-router-dom, which the shell does not share/,
    },
    {
      harm: 'answers 500',
      file: data('return { status: 500, data: 1 }'),
      status: 'bad',
      reason: /answered 500 instead of 200/,
    },
    {
      harm: 'answers with a status that is no number',
      file: data('return { status: "200", data: 1 }'),
      status: 'bad',
      reason: /page\.status is no number/,
    },
    {
      harm: 'answers with a thenable',
      file: data('return { then: (done) => done({ status: 200 }) }'),
      status: 'bad',
      reason: /status/,
    },
    {
      harm: 'has data that is no JSON',
      file: data('return { status: 200, data: 1n }'),
      status: 'bad',
      reason: /BigInt/,
    },
    {
      harm: 'has data of five million characters',
      file: data('return { status: 200, data: "x".repeat(5e6) }'),
      status: 'bad',
      reason: /more than \d+ characters|larger/,
    },
    {
      harm: 'has a page of two and a half million characters',
      file: component('return createElement("p", null, "x".repeat(2.5e6))'),
      status: 'bad',
      reason: /html has more than 2000000 characters/,
      limits: { page: 10_000 },
    },
    {
      harm: 'patches JSON.stringify to say something else',
      file: `JSON.stringify = () => '{"status":"page","page":{"path":"/","status":200,"html":"<!DOCTYPE html>","style":""}}'; ${wellPage}`,
      status: 'bad',
      reason: /not allowed/,
    },
    {
      harm: 'patches JSON.stringify to give an object',
      file: `JSON.stringify = () => ({ length: 1, then() {} }); ${wellPage}`,
      status: 'bad',
      reason: /never comes/,
    },
    {
      harm: 'gives every object a toJSON',
      file: `Object.prototype.toJSON = () => 'forged'; ${wellPage}`,
      status: 'bad',
      reason: /./,
    },
    {
      harm: 'patches the promises',
      file: `Promise.prototype.then = () => {}; ${wellPage}`,
      status: 'bad',
      reason: /./,
    },
    {
      harm: 'is a page of chance that knows how often it was made',
      file: `let made = 0; ${component('return createElement("p", null, ++made)')}`,
      status: 'rendered',
      reason: /./,
    },
    {
      harm: 'makes a document without a body',
      file: document('/sample/feed.xml', "type: 'text/xml'"),
      status: 'bad',
      reason: /documents\.0\.body/,
    },
    {
      harm: 'makes a document at the home page',
      file: document('/'),
      status: 'bad',
      reason: /documents\.0\.path is no plain path/,
    },
    { harm: 'makes a document above the root', file: document('/../../x'), status: 'bad', reason: /no plain path/ },
    {
      harm: 'makes a document that leaves its prefix',
      file: document('/sample/../x'),
      status: 'bad',
      reason: /no plain path/,
    },
    {
      harm: 'makes a document with an encoded path',
      file: document('/sample/%2e%2e/x'),
      status: 'bad',
      reason: /no plain path/,
    },
    {
      harm: 'makes a document of another remote',
      file: document('/revista/feed.xml'),
      status: 'bad',
      reason: /makes \/revista\/feed\.xml, which is outside of its prefixes/,
    },
    {
      harm: 'makes a document that begins like its prefix',
      file: document('/sample-2'),
      status: 'bad',
      reason: /outside of its prefixes/,
    },
    {
      harm: 'makes a document in the place of its page',
      file: document('/sample'),
      status: 'bad',
      reason: /which is a page/,
    },
    {
      harm: 'makes a document twice',
      file: documents("const one = { path: '/sample/a.txt', type: 'text/plain', body: '' }; return [one, one]"),
      status: 'bad',
      reason: /another document/,
    },
    {
      harm: 'makes a document of HTML',
      file: document('/sample/a.html', "type: 'text/html', body: '<script>'"),
      status: 'bad',
      reason: /documents\.0\.type is not allowed/,
    },
    {
      harm: 'makes a document with a header in its type',
      file: document('/sample/a.txt', "type: 'text/plain\\\\r\\\\nset-cookie: a=b', body: ''"),
      status: 'bad',
      reason: /type is not allowed/,
    },
    {
      harm: 'makes documents without end',
      file: documents('return (function* () { for (;;) yield {} })()'),
      status: 'bad',
      reason: /more than 100 documents/,
    },
    {
      harm: 'makes documents that never begin',
      file: documents('return { [Symbol.iterator]: () => ({ next() { for (;;); } }) }'),
      status: 'trouble',
      reason: /took longer than \d+ ms making its documents/,
    },
    {
      harm: 'makes a document of a hundred million characters',
      file: document('/sample/a.txt', "type: 'text/plain', body: 'x'.repeat(1e8)"),
      status: 'bad|trouble',
      reason: /larger than any page|memory/,
    },
    {
      harm: 'makes documents that are no objects',
      file: documents('return [1, "a"]'),
      status: 'bad',
      reason: /documents\.0/,
    },
    {
      harm: 'prints without end and goes on',
      file: component('for (let line = 0; line < 1e5; line++) console.log("x".repeat(1e3))'),
      status: 'rendered',
      reason: /./,
    },
    { harm: 'leaves an interval behind', file: component('setInterval(() => {}, 1)'), status: 'rendered', reason: /./ },
  ])('is judged when it $harm', async ({ file, status, reason, limits }) => {
    const outcome = await renderSample(file, {
      limits,
      release: sampleRelease(
        { '/sample': { data: file.includes('data =') } },
        { documents: file.includes('documents =') },
      ),
    })

    expect(outcome.status === 'rendered' ? { status: 'rendered', reason: 'none' } : outcome).toEqual({
      // What runs out first, the page's patience or the process's memory, differs between versions of Node.
      status: expect.stringMatching(`^(${status})$`),
      reason: expect.stringMatching(reason),
    })
  })
})
