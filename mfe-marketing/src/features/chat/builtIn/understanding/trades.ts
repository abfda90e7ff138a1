import type { Feature } from '@site/contracts/Evidence'
import { sentencesOf } from './chatWords.ts'
import { begins } from './pattern.ts'

/** Words for kinds of business, by the feature of the offer that such a business asks for most. */
export const trades: readonly { words: string; feature?: Feature }[] = [
  {
    words:
      'restaurant|pizzari|pizaria|lanchonet|hamburguer|padari|confeitari|doceri|boleri|cafeteri|sorveteri|acai|marmitex|marmita|deliver|churrascari|bar.|bares.|buteco|boteco|sushi|espetinh|salgad|food|truck|pastelari|cantin|quentinh|adega|buffet',
    feature: 'orders',
  },
  {
    words:
      'petshop|pet.|pets.|veterinari|clinic|consultori|dentist|odonto|medic|psicolog|fisioterap|nutricionist|estetic|dermato|salao|saloes|barbeari|barbeir|cabeleireir|cabelereir|manicur|esmalteri|nail|sobrancelh|massag|academia|personal|pilates|yoga|tatuador|tattoo|estudio|spa.|crossfit|podolog|fonoaudiolog|terapeut|depilac|maquiad|cilios|studio|fotograf|autoescola',
    feature: 'booking',
  },
  {
    words: 'imobiliari|corretor|imove|concessionari|revenda|veicul|seminov|locadora|autopec',
    feature: 'catalogue',
  },
  {
    words:
      'loja|lojinha|lojist|mercad|mercearia|papelari|floricultur|farmaci|boutiqu|brech|otica|joalheri|semijoia|artesanat|sexshop|roupas|calcados|perfumari|cosmetic|movei|materiai|construcao|ferragen|distribuidor|atacad|acougu|hortifrut|bazar|tabacari|livrari|suplement',
    feature: 'shop',
  },
  {
    words:
      'oficina|mecanic|borrachari|lava.|lavajato|autocent|advogad|advocaci|escritori|contador|contabil|arquitet|engenh|escola|curso|professor|pousada|hotel|chale|igreja|eletricist|encanador|marcenari|marceneir|serralheri|vidracari|construtor|pedreir|pintor|dedetiz|transportador|grafica|costureir|lavanderi|seguranca|diarist|jardin|guincho|chaveir|despachant|corretora|consultor|freelanc|autonom|prestador|ong.|firma.|microempresa|industri|fabric|eventos|cerimonial|banda.|musico|dj.|turism|agencia|creche|asilo',
  },
]

/** What a business asks for most whose trade a message names. */
export function featureForTrade(text: string): Feature | undefined {
  const words = sentencesOf(text).flatMap(({ clauses }) => clauses.flat())
  return trades.find((trade) => trade.words.split('|').some((stem) => words.some((word) => begins(word, stem))))
    ?.feature
}
