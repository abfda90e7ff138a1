/** A container is a global, and the shell has run its entry before the runtime needs it (src/browser/loading/loadScripts.ts). */
export async function getRemoteEntry({ remoteInfo, remoteEntryExports = globalThis[remoteInfo.entryGlobalName] }) {
  if (!remoteEntryExports) throw new Error(`The entry of ${remoteInfo.name} has not been run.`)
  return remoteEntryExports
}

export const getRemoteEntryUniqueKey = ({ name, entry }) => `${name}:${entry}`
export const getRemoteInfo = (remote) => ({
  ...remote,
  entryGlobalName: remote.entryGlobalName || remote.name,
  shareScope: remote.shareScope || 'default',
})
export const isEsmRemoteType = () => false
