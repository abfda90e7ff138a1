/**
 * The desk's service worker: it shows notices and opens the leads, and answers no request, so that nothing of the desk is
 * ever stored.
 */
export const pushWorker = `const desk = '/leads'
addEventListener('install', () => skipWaiting())
addEventListener('push', (event) => {
  const { title, body, tag } = event.data?.json() ?? { title: 'Novo lead' }
  event.waitUntil(registration.showNotification(title, { body, tag, lang: 'pt-BR', icon: '/icons/icon-192.png' }))
})
addEventListener('notificationclick', (event) => {
  event.notification.close()
  const show = async () => {
    const open = await clients.matchAll({ type: 'window' })
    const at = open.find(({ url }) => new URL(url).pathname === desk)
    await (at ? at.focus() : clients.openWindow(desk))
  }
  event.waitUntil(show())
})
`
