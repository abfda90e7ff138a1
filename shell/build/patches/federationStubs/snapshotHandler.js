/** The composition's snapshot is in the document: the runtime neither fetches manifests nor keeps snapshots of its own. */
export class SnapshotHandler {
  hooks = { applyPlugin() {} }
}

export const getGlobalRemoteInfo = () => ({})
