/**
 * How sending a lead ended. `kept`: not acknowledged yet, but safe in this browser and tried again by itself.
 * `rejected`: the server refused it; `fields` has a message in Portuguese per field. `unreachable`: neither sent nor
 * kept, because this browser forbids storage; it is tried again only while the page is open.
 */
export type SendResult =
  | { status: 'sent' }
  | { status: 'kept' }
  | { status: 'rejected'; fields: Readonly<Record<string, string>> }
  | { status: 'unreachable' }
