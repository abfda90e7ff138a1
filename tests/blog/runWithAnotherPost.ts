import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyReleases } from '../support/releases/copyReleases.ts'
import { copyRepository } from '../support/releases/copyRepository.ts'

/**
 * Command: runs browser tests (by default those about posts) on a site with an additional blog post: publishing an article
 * must break no test. Arguments are passed to Playwright.
 */
const root = join(import.meta.dirname, '../..')
const copy = copyRepository()
const releases = join(copy, 'releases')
const { RELEASES_DIR: from = join(root, 'releases'), ...env } = process.env
const parameters = process.argv.slice(2)
const which = parameters.length > 0 ? parameters : ['tests/blog/', 'stability', 'formatters', 'engines/pages']

/** What is wider than a phone, as authors write it. */
const wide = `
    um parágrafo recuado, que em Markdown é código, com uma frase comprida que nenhum celular mostra em uma só linha

\`\`\`
const endereco = 'https://exemplo.com.br/um/caminho/bem/comprido/que/nao/cabe/em/uma/linha/de/celular?com=parametros'
\`\`\`

https://exemplo.com.br/${'um-endereco-sem-espacos-'.repeat(10)}fim

\`${'codigo_sem_espacos_'.repeat(10)}\` e ${'palavra'.repeat(30)}

| Item | ${'Cabeçalho'.repeat(8)} | Valor | Prazo | Quem | Onde |
|---|---|--:|---|---|---|
| um<br>dois | ${'valor'.repeat(20)} | R$ 1.000.000,00 | 72 horas | equipe | loja |

> um
> > dois
> > > três
> > > > quatro
> > > > > cinco ${'citação'.repeat(20)}

${Array.from({ length: 8 }, (_, level) => `${'  '.repeat(level)}- nível ${level} ${'lista'.repeat(10)}`).join('\n')}

## ${'Título'.repeat(15)}
`

/** It is the newest, is featured, shares words of its title with others, and is in a category that was empty. */
function addPost(content: string): void {
  const source = readFileSync(join(content, 'petshop-precisa-site-2025.md'), 'utf8')
  const post = source
    .replace(/^id: .*/m, 'id: 1000000')
    .replace(/^title: (.*)/m, 'title: $1, e todo restaurante, sobretudo com aplicativos')
    .replace(/^date: .*/m, 'date: 2030-01-01')
    .replace(/^category: .*/m, 'category: Redes Sociais')
  writeFileSync(join(content, 'mais-um-artigo.md'), post + wide)
}

function run(folder: string, ...command: string[]): number {
  const { status } = spawnSync(process.execPath, command, { cwd: folder, env, stdio: 'inherit' })
  return status ?? 1
}

try {
  copyReleases(from, releases)
  addPost(join(copy, 'mfe-blog/content'))
  const kit = join(copy, 'shared/remote-kit/bin/remote-kit.mjs')
  const blog = join(copy, 'mfe-blog')
  if (run(blog, kit, 'build') + run(blog, kit, 'release', '--unchecked') > 0) throw new Error('The post is not built.')
  env.RELEASES_DIR = releases
  process.exitCode = run(root, '--import', 'tsx', join(root, 'tests/runBrowserTests.ts'), ...which)
} finally {
  rmSync(copy, { recursive: true, force: true })
}
