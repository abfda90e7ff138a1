/** What this browser can do about notices; a test has another one. */
export type PushBrowser = {
  isSupported(): boolean
  /** The device's present subscription. */
  current(): Promise<PushSubscriptionJSON | undefined>
  /** Asks the person and subscribes. Undefined if she, or the browser, does not allow it. */
  subscribe(publicKey: string): Promise<PushSubscriptionJSON | undefined>
  unsubscribe(): Promise<void>
}

/** The desk's own worker: it only shows notices (shell/src/server/push/pushWorker.ts). */
const WORKER = '/sw.js'

const registered = () => navigator.serviceWorker.getRegistration()

export const pushBrowser: PushBrowser = {
  isSupported: () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
  async current() {
    const subscription = await (await registered())?.pushManager.getSubscription()
    return subscription?.toJSON()
  },
  async subscribe(publicKey) {
    if ((await Notification.requestPermission()) !== 'granted') return undefined
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
    const { pushManager } = await navigator.serviceWorker.ready
    // One for another key would be in the way.
    await (await pushManager.getSubscription())?.unsubscribe()
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    return made.toJSON()
  },
  async unsubscribe() {
    await (await (await registered())?.pushManager.getSubscription())?.unsubscribe()
  },
}
