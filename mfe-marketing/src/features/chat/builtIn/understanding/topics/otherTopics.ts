import { SITE, type Topic } from './Topic.ts'

/** What is not on offer. */
export const otherTopics = {
  /** Of the same field, but not in the list: handed on, with what the list does have. */
  elsewhere: {
    asks: `
      aplicativo faz|fac|cria|quero|quanto|desenvolv|preciso|voce|proprio,
      app. faz|fac|cria|quero|quanto|desenvolv|preciso|voce, logo faz|cria|visual|quanto|preciso|desenh|voce|inclu,
      identidade visual, email profissional|corporativo|dominio|marketing|personalizado|incluso|vem,
      panfleto|flyer|banner|cartoes faz|voce, cardapio impress|papel|imprim, cartao visita|digital|virtual, link bio,
      ingles|espanhol|idioma|bilingue ${SITE}|fazem|voce,
      wordpress|wix|shopify|nuvemshop|woocommerce|elementor|webflow, tiktok|linkedin|kwai|pinterest faz|anunci|voce,
      curso|treinamento|aula|mentoria|consultoria voce|fazem|dao|oferece, televisao|radio|outdoor anunci|voce|fazem,
      shopee|amazon|marketplace|livre vend|faz|voce|loja, sistema|software faz|desenvolv|cria,
      design|arte faz|avulso|instagram|voce`,
    bare: `
      aplicativo, app., logo, logotipo, logomarca, panfleto, ingles, espanhol, idioma, traduz, sistema fazem, design,
      plataforma, linguagem, codigo`,
    covers: ['included', 'services', 'domain', 'media', 'contact', 'price', 'payment', 'redo'],
  },
  /** What looks like one of the others, and is about something else. */
  nothing: {
    asks: `
      que horas sao, previsao tempo, cardapio hoje|dia.|almoco, faco|fazer|mandar um. pix,
      cancel|perdi|bloque|fatura|limite cartao, instagram|whatsapp|facebook caiu|fora|parou|trav, nota compra|mercado|loja,
      melhor|indica|recomenda restaurante|pizzaria|padaria|hotel|dentista|medico|oficina|loja|clinica|mecanico|advogado|salao|barbearia|petshop,
      receita bolo|de., dolar, bitcoin, piada, site receita|banco|governo|prefeitura|detran|inss,
      senha banco|wifi|email|gmail,
      meu instagram|facebook|gmail|whatsapp|conta hackead|bloquead|senha|invadid|recuper|clonad, bloquearam,
      conta luz|agua|banco|vivo|claro|tim,
      quero|queria|preciso|gostaria|posso marcar|agendar consulta|exame|banho|corte,
      tirar|abrir|consultar cnpj|mei|cpf, boleto luz|agua|venceu|segunda, cade|rastrear|entreg|chegou pedido|encomenda, meu amor`,
  },
} as const satisfies Record<string, Topic>
