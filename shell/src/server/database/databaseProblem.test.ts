import { databasePlace, databaseProblem, withDatabaseProblems } from './databaseProblem.ts'

it.each(
  [
    { url: 'postgres://ana:s3cret@db.exemplo:5433/site', place: 'the database site at db.exemplo:5433' },
    {
      url: 'postgres://db.exemplo/site?password=s3cret&sslmode=require',
      place: 'the database site at db.exemplo:5432',
    },
    { url: 'postgresql://ana:s3cret@[::1]', place: 'the database at [::1]:5432' },
    { url: 'postgres://ana@localhost/site?host=%2Frun%2Fpg', place: 'the database site in /run/pg' },
    { url: 'postgres://ana:s3%40cret@db.exemplo/site', place: 'the database site at db.exemplo:5432' },
    { url: 'postgres://ana:s3@cret@db.exemplo/site', place: 'the database site at db.exemplo:5432' },
    ...[
      'postgres://ana:s3/cret@db.exemplo/site',
      'postgres://ana:12/cret@db.exemplo/site',
      'postgres://ana:s3@cr/et@db/site',
    ],
    ...[
      'postgres://ana:12#cret@db.exemplo/site',
      'postgres://ana:12?cret@db.exemplo/site',
      'postgres://ana:s3#cret@db/site',
    ],
  ].map((one) => (typeof one === 'string' ? { url: one, place: 'the database of DATABASE_URL' } : one)),
)('names $place for $url', ({ url, place }) => {
  expect(databasePlace(url)).toBe(place)
})

const failure = (code: string | undefined, message = '') => Object.assign(new Error(message), code && { code })
const url = 'postgres://ana:s3%40cret@db.exemplo/site'

it.each([
  { error: failure('ECONNREFUSED'), text: 'cannot be reached (ECONNREFUSED): start it, or correct DATABASE_URL.' },
  { error: failure('ENOTFOUND', 'getaddrinfo ENOTFOUND s3@cret'), text: 'cannot be reached (ENOTFOUND): start it, or' },
  { error: failure(undefined, 'timeout expired'), text: 'cannot be reached (timeout expired): start it, or' },
  { error: failure(undefined, 'no host s3@cret'), text: 'cannot be reached (see its log): start it, or' },
  { error: failure('28P01'), text: 'refuses the login (28P01): correct the user and the password in DATABASE_URL.' },
  {
    error: failure('SYNCHRONOUS_COMMIT_OFF'),
    text: 'acknowledges before writing to disk (SYNCHRONOUS_COMMIT_OFF): turn',
  },
  { error: failure('3D000'), text: 'does not exist (3D000): create it, or correct DATABASE_URL.' },
])('says how to mend $error.code $error.message', ({ error, text }) => {
  const { message } = databaseProblem(url, error)

  expect(message).toMatch(/^The database site at db\.exemplo:5432 [^.]+\.$/)
  expect(message).toContain(text)
})

it.each(['postgres://ana:s3/cret@db/site', 'postgres://ana:s3%zzcret@db/site'])(
  'shows no part of the password in %s',
  (url) => {
    for (const error of [
      new URIError('URI malformed'),
      failure('ERR_INVALID_URL', `Invalid URL ${url}`),
      failure('ENOTFOUND', url),
    ]) {
      expect(databaseProblem(url, error).message).not.toMatch(/s3|cret/)
    }
  },
)

it.each([
  { error: failure('ECONNRESET'), told: /^The database site at .* cannot be reached \(ECONNRESET\)/ },
  { error: failure('57P01'), told: /\(57P01\)/ },
  { error: failure('08006'), told: /\(08006\)/ },
  { error: failure(undefined, 'Connection terminated unexpectedly'), told: /\(Connection terminated\)/ },
  { error: failure('23505', 'duplicate key'), told: /^duplicate key$/ },
  { error: failure(undefined, 'mfe-shop is paused.'), told: /^mfe-shop is paused\.$/ },
])('is told by a store whose connection is lost, and nothing else is ($told)', async ({ error, told }) => {
  const store = withDatabaseProblems(url, {
    place: 'here',
    publish: async () => Promise.reject(error),
    list: () => [1],
  })

  await expect(store.publish()).rejects.toThrow(told)
  expect([store.place, store.list()]).toEqual(['here', [1]])
})
