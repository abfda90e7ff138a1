import { COST, SITE, type Topic } from './Topic.ts'

/** Prices, and how to pay. */
export const moneyTopics = {
  price: {
    asks: `
      ${COST} ${SITE}, ${COST} fazer|criar|desenvolver ${SITE}, preco|valor|custo|orcamento voce|servico,
      quanto voce cobra|pede`,
    bare: `
      quanto. custa|custo|fica|sai.|sairia|saindo|cobra|vale|pago|paga|gasto|invest|seria|e., preco, valor, custo,
      orcamento, caro, barato, investiment, tabela, quanto.,
      taxa|custo|valor|preco escondid|extra|adicional|surpresa|ocult|adesao, preco|valor fechado|final,
      preco fechado muda|aumenta`,
  },
  services: {
    asks: 'que|quais voce|servico fazem|oferece|vendem|trabalham, tabela precos',
    bare: `
      quais|que servico|planos|pacotes|solucoes, plano, pacote, servico, o que fazem|trabalham, pode|consegue ajuda`,
    covers: ['price'],
  },
  monthly: {
    asks: 'mensalidade, manter site, por|ao ano',
    bare: `
      taxa mensal|mes|manutencao, paga|pago|cobra|custo|taxa|valor|preco|gasto|plano mensal|todo|cada, mensal,
      todo mes, por mes, unica vez, uma vez, paga|pago|custo ano|anual, anuidade, custo|valor|taxa fixo`,
    covers: ['price'],
  },
  payment: {
    asks: `
      aceita|pode|posso|tem.|divid|parcel|recebem|passam|passa. cartao|pix|boleto|credito|debito|dinheiro|transferencia|cheque,
      parcel vezes|cartao|site|juros, emite|dao|recebo|tem.|voce nota`,
    bare: `
      cartao, pix, boleto, parcel, debito, credito, a. vista, juros, nota fiscal,
      forma|condicoes|meio pagamento|pagar, como|quando|onde pago|paga, em vezes|x, 2x., 3x., 4x., 5x., 6x., 10x.,
      12x., entrada, sinal, pagamento, pagar|pago antes|adiantado|metade, pagar depois, pagar, recibo, nf., dividir,
      nota`,
  },
  discount: {
    asks: `gratis|gratuito|graca|free ${SITE}`,
    bare: `
      desconto, promocao, cupom, mais barato, abaixa|diminui|melhora|negocia preco|valor, teste gratis, gratis,
      menor preco, achei caro`,
    covers: ['price'],
  },
  quote: { bare: 'orcamento|proposta gratis|gratuito|gratuita|cobra|custa|pago|compromisso|obriga|graca' },
} as const satisfies Record<string, Topic>
