import type { ConfigData, HtmlValidate } from 'html-validate'

const rules: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // Rules about handwritten HTML; this is written by React and by the browser.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'no-inline-style': 'error',
  },
}

let validator: Promise<HtmlValidate> | undefined

/** Loading it takes half a second in each process of the test runner that needs it. */
async function load(): Promise<HtmlValidate> {
  const library = await import('html-validate')
  return new library.HtmlValidate(rules)
}

/** html-validate's errors in a document, one sentence each. */
export async function htmlErrors(html: string): Promise<string[]> {
  validator ??= load()
  const { results } = await (await validator).validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  )
}
