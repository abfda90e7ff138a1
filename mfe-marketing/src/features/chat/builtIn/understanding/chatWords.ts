/** How people shorten words in a chat, and common ways to misspell short ones. Longer ones are recognised by `pattern.ts`. */
const shortForms: Readonly<Record<string, string>> = Object.fromEntries(
  `voce: vc vcs voces ce ces oce tu cs
  quanto: qto qnto qnt qt quant kuanto quantu
  quantos: qtos
  quantas: qtas
  quando: qdo qnd qndo
  qual: ql qal quais qais
  que: q ke oq
  porque: pq pk prq
  para: p pra pras pro pros paras pa
  nao: n naum nn num
  e: eh
  esta: ta tao tah
  tudo: td
  hoje: hj hje
  fazem: fazen fasem fas
  tambem: tb tbm tambm
  mesmo: msm
  muito: mt mto mta muita
  mais: mas +
  whatsapp: wpp zap zapp zapzap whats wats what watsapp whatsap watsap whatsup whastapp uats
  instagram: insta ig
  facebook: face fb
  fim semana: fds
  horas: hrs hs h hora
  reais: $ r$ real conto contos
  obrigado: obg obgd brigado brigada obrigada vlw valeu vlws
  preco: presso prezo precos prco pressos
  valor: vlr valores
  site: saite saiti sait siet stie sites sitio websait website
  orcamento: orsamento orc
  cartao: cartoes
  telefone: tel fone fon
  internet: net
  google meu negocio: gmn gmb
  depois: dps
  agora: agr
  beleza: blz blza
  bom dia: bd bomdia
  boa tarde: boatarde
  boa noite: boanoite
  pagamento: pgto pagto pgmto`
    .split('\n')
    .flatMap((line) => {
      const [word = '', forms = ''] = line.trim().split(': ')
      return forms.split(' ').map((form) => [form, word])
    }),
)

/** A sentence of a message: its clauses, each as words in lower case, without accents and abbreviations. */
export type Sentence = { clauses: string[][]; asks: boolean }

/** Where one thing ends and the next begins: 'quanto custa e aceita pix' asks two. */
const CLAUSE_END = /[,;:]+|\se\s(?=(?:em\s)?(?:quanto|qto|qual|quando|como|onde|tem|aceita|precisa|vcs?|voces?)\b)/

/** The sentences of a message, and which of them are questions. */
export function sentencesOf(text: string): Sentence[] {
  // A dot within a word, as in .com.br, ends nothing.
  const sentences = plain(text)
    .replace(/\.(?=[a-z])/g, ' ')
    .match(/[^.!?\n]+[.!?\n]*/g)
  return (sentences ?? [])
    .map((sentence) => ({
      clauses: sentence
        .split(CLAUSE_END)
        .map(wordsOf)
        .filter((words) => words.length > 0),
      asks: sentence.includes('?'),
    }))
    .filter(({ clauses }) => clauses.length > 0)
}

function wordsOf(sentence: string): string[] {
  return sentence
    .split(/[^a-z0-9$+]+/)
    .filter(Boolean)
    .flatMap((word) => (Object.hasOwn(shortForms, word) ? (shortForms[word] ?? word) : word).split(' '))
}

/** Lower case without accents, and without letters held down: 'Oiiii' is 'oi'. */
export function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(.)\1{2,}/gu, '$1')
    .replace(/([aeiou])\1+\b/g, '$1')
}
