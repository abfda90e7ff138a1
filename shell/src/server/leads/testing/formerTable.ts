import { sampleLead } from './sampleLead.ts'

const { key, kind, fields, consent, receivedAt } = sampleLead()

const made = (number: string) => `
CREATE TABLE IF NOT EXISTS leads (
  number ${number},
  key TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  email TEXT NOT NULL,
  fields TEXT NOT NULL,
  consent TEXT NOT NULL,
  purpose TEXT NOT NULL,
  given_at BIGINT NOT NULL,
  received_at BIGINT NOT NULL,
  verified INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting',
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at BIGINT NOT NULL DEFAULT 0,
  last_error TEXT NOT NULL DEFAULT ''
);
CREATE INDEX IF NOT EXISTS leads_email ON leads (email);
CREATE INDEX IF NOT EXISTS leads_received ON leads (received_at);
CREATE INDEX IF NOT EXISTS leads_due ON leads (next_at) WHERE state = 'waiting';
INSERT INTO leads (key, kind, email, fields, consent, purpose, given_at, received_at, verified, attempts, next_at, last_error)
VALUES ('${key}', '${kind}', 'ana@exemplo.com.br', '${JSON.stringify(fields)}', '${consent.version}', '${consent.purpose}',
  ${consent.givenAt}, ${receivedAt}, 1, 3, 7, 'HTTP 500');`

/** The table exactly as the version without migrations created it, with `sampleLead` in it. Never change it. */
export const formerTable = {
  sqlite: `PRAGMA journal_mode=WAL; ${made('INTEGER PRIMARY KEY AUTOINCREMENT')}`,
  postgres: made('BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY'),
}
