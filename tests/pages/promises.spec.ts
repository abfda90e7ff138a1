import { parseEvidence } from '@site/contracts/Evidence'
import { contradictions } from '../support/promises/contradictions.ts'
import { statementsOf } from '../support/promises/statementsOf.ts'
import { pagePaths } from '../support/site/pagePaths.ts'
import { publishedArticles } from '../support/site/publishedArticles.ts'
import { expect, test } from '../support/site/site.ts'

test('no page promises, in text, description or structured data, what the list gives a price of its own', {
  tag: '@once',
}, async ({ request }) => {
  const known = parseEvidence(await (await request.get('/_evidence.json')).json())
  const articles = (await publishedArticles(request)).map(({ path }) => path)
  const found: string[] = []
  for (const path of new Set([...pagePaths, '/blog', ...articles])) {
    const statements = statementsOf(await (await request.get(path)).text())
    expect(statements.length, path).toBeGreaterThan(10)
    const problems = contradictions(statements, known, { advice: path.startsWith('/blog') })
    found.push(...problems.map((problem) => `${path}: ${problem}`))
  }
  found.push(...contradictions(statementsOf(await (await request.get('/llms.txt')).text()), known, { advice: true }))

  expect(found).toEqual([])
})
