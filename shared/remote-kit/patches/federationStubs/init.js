/** Without a plugin that prunes libraries that the remote shares: it shares none. */
export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation
  return runtime.init(initOptions)
}
