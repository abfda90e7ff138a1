import type { Fault, Phase } from '../cells/Cell.ts'

const reason = 'estragado de propósito'

/** Runs before the rest of the file. */
const statements: Partial<Record<Fault, string>> = {
  'throws on evaluation': `throw new Error('${reason}');`,
  'throws late': `setTimeout(() => { throw new Error('${reason}') }); Promise.reject(new Error('${reason}'));`,
  'forged message': `for (const name of ['site:load-islands', 'site:consent-review', 'lead:waits', 'popstate', 'pageshow']) {
    document.dispatchEvent(new CustomEvent(name, { detail: { forged: true } }));
    window.dispatchEvent(new CustomEvent(name, { detail: { forged: true } }));
  }
  window.postMessage({ type: 'whatsApp/requested', payload: null }, '*');
  window.__sections = new Map([['Hero', '<img src=x onerror=alert(1)>']]);
  history.replaceState({ scrollTop: 'forged' }, '');`,
}

/** Replaces a component. */
const components: Partial<Record<Fault, string>> = {
  'throws on render': `() => { throw new Error('${reason}') }`,
  'throws on hydration': `(() => { let first = true; return (props) => {
    if (first) { first = false; throw new Error('${reason}') }
    return react().createElement(original, props);
  } })()`,
  'throws in an effect': `(props) => {
    react().useEffect(() => { throw new Error('${reason}') }, []);
    return react().createElement(original, props);
  }`,
}

const opening = /^("use strict";\(globalThis\.\w+\|\|=\[\]\)\.push\()(\[\[\d+\],\{)/

/**
 * The source of a browser file with a fault, as a build would have made it. Components are replaced where a chunk exports
 * them, so that no internal names have to be known.
 * @throws Error if a chunk's form is not the expected one.
 */
export function injectFault(phase: Phase, fault: Fault, source: string): string {
  const statement = statements[fault]
  if (statement) return `${statement}\n${source}`
  const component = components[fault]
  if (!component) throw new Error(`There is no browser code that ${fault}.`)
  if (!opening.test(source) || !source.endsWith(']);')) throw new Error('The chunk does not have the expected form.')
  const exportNames = phase === 'expose' ? '/^default$/' : '/^[A-Z][a-z]\\w+$/'
  return source.replace(opening, `$1(${replaceExports(exportNames, component)})($2`).replace(/\]\);$/, ']));')
}

/** Source of a function that takes a chunk and returns it with replaced components. */
const replaceExports = (names: string, component: string) => `(chunk) => {
  const react = () => Object.values(globalThis.__FEDERATION__.__INSTANCES__[0].shareScopeMap.default.react)[0].lib();
  const other = (original) => typeof original === 'function' ? ${component} : original;
  const all = (values, change) => Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [name, ${names}.test(name) ? change(value) : value]));
  const modules = Object.fromEntries(Object.entries(chunk[1]).map(([id, factory]) => [id, function (module, exports, require) {
    const kept = new Map();
    const once = (get) => () => { if (!kept.has(get)) kept.set(get, other(get())); return kept.get(get) };
    const define = (target, getters, values) => require.d(target, all(getters, once), all(values, other));
    const own = new Proxy(require, { get: (target, key) => key === 'd' ? define : target[key] });
    return factory.call(this, module, exports, own);
  }]));
  return [chunk[0], modules, ...chunk.slice(2)];
}`
