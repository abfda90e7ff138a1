import { textProblem } from './textProblem.ts'

const word = 'a'.repeat(33)

it.each([
  { what: 'an overlong word', text: `Feito ${word} hoje`, reason: 'palavra longa demais' },
  { what: 'an overlong word in emoji', text: '👩‍🍳'.repeat(33), reason: 'palavra longa demais' },
  { what: 'an element', text: 'Em <b>1 dia</b>', reason: 'tem HTML (<b>)' },
  { what: 'a script', text: '<script>alert(1)</script>', reason: 'tem HTML (<script>)' },
  { what: 'half an element', text: 'a <img src=x', reason: 'tem HTML (<img' },
  { what: 'a comment', text: 'a <!--x-->', reason: 'tem HTML' },
  { what: 'an entity', text: 'pão&nbsp;quente', reason: 'tem HTML (&nbsp;)' },
  { what: 'an unknown name in braces', text: 'em {praso}', reason: 'usa {praso}, que não existe' },
  { what: 'a script as an address', text: 'javascript:alert(1)', reason: 'não pode ser usado' },
  { what: 'data as an address', text: 'data:text/html,x', reason: 'não pode ser usado' },
  {
    what: 'an address of another server without its scheme',
    text: '//elsewhere.example',
    reason: 'não pode ser usado',
  },
  { what: 'an address without its scheme', text: 'www.exemplo.com.br', reason: 'não pode ser usado' },
  { what: 'an address that is not finished', text: 'https://', reason: 'link incompleto' },
])('refuses $what', ({ text, reason }) => {
  expect(textProblem({ text, isMarkdown: false })).toContain(reason)
})

it.each([
  'Em 1 dia, até {prazo}: {garantiaDoSite}',
  'Gosto < preço, 3 > 2 e pão & café; R$ 5 & cia',
  'a'.repeat(32),
  'otorrinolaringologista/anticonstitucionalissimamente-otorrinolaringologista',
  'https://www.instagram.com/um-nome-muito-comprido-que-ninguem-le-em-voz-alta',
  'contato.da.agencia.com.um.nome.comprido@exemplo.com.br',
  '/cursos#turmas',
  'Seg: 8h, sáb: 9h',
  '08:00',
])('takes %s', (text) => {
  expect(textProblem({ text, isMarkdown: false })).toBeUndefined()
})

it.each([
  { what: 'a script behind a link', text: 'Veja [aqui](javascript:alert(1))', reason: 'javascript:alert(1' },
  { what: 'the same in capitals', text: '[aqui](JavaScript:x)', reason: 'JavaScript:x' },
  { what: 'a link without an address', text: '[aqui]()', reason: 'sem endereço' },
  { what: 'what the toolbar has written', text: '[aqui](https://)', reason: 'link incompleto' },
  { what: 'a link to a name', text: '[aqui](exemplo.com.br)', reason: 'não pode ser usado' },
  { what: 'a script at the end of the article', text: '[aqui][a]\n\n[a]: javascript:x', reason: 'javascript:x' },
  { what: 'a script in angle brackets', text: '<javascript:x>', reason: 'javascript:x' },
  { what: 'an overlong word', text: `# ${word}`, reason: 'palavra longa demais' },
])('refuses $what in an article', ({ text, reason }) => {
  expect(textProblem({ text, isMarkdown: true })).toContain(reason)
})

it.each([
  '[a](https://exemplo.com.br "Título"), [b](/cursos), [c](#parte), [d](mailto:a@b.example), [e](tel:+5511)',
  '`[a](javascript:x)` e {nome}',
  `\`${word}\` https://exemplo.com.br/${word}`,
  '| a |\n| --------------------------------------------- |',
])('takes an article with %s', (text) => {
  expect(textProblem({ text, isMarkdown: true })).toBeUndefined()
})
