type Answer = { result?: unknown; onsuccess?: () => void; oncomplete?: () => void }

/** The part of a lead database that is used here: jsdom has none. It answers later, as a browser's does. */
export function fakeDatabase(leads = new Map<string, unknown>()) {
  const later = (run: () => void) => void setTimeout(run)
  const store = {
    put: (lead: { key: string }) => ({ result: leads.set(lead.key, lead) }),
    getAll: () => ({ result: [...leads.values()] }),
    count: (key?: string) => ({ result: key === undefined ? leads.size : Number(leads.has(key)) }),
    delete: (key: string) => ({ result: leads.delete(key) }),
    clear: () => ({ result: leads.clear() }),
  }
  const database = {
    transaction() {
      const transaction: Answer = {}
      return Object.assign(transaction, {
        objectStore: () => store,
        commit: () => later(() => transaction.oncomplete?.()),
      })
    },
  }
  return {
    leads,
    databases: async () => [{ name: 'leads' }],
    open() {
      const request: Answer = { result: database }
      later(() => request.onsuccess?.())
      return request
    },
  }
}
