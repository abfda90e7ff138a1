import { OWN, SITE, type Topic } from './Topic.ts'

/** Courtesies, and what leads to a person. */
export const talkTopics = {
  greeting: {
    bare: `
      oi., ola., opa., eai., hey., hello., hi., salve., alo., bom dia., boa tarde., boa noite., tudo bem|bom., e ai.,
      alguem|voce ai|online, ajuda, help`,
  },
  thanks: { asks: 'obrigado|agradec|grato|grata|gratidao' },
  bye: { asks: 'tchau, ate logo|breve', bare: 'ate mais, falou., xau' },
  okay: { asks: 'vou pensar', bare: 'ok.|okay|beleza.|certo.|entendi.|sim.|joia|show.|otimo|perfeito|legal.|massa.' },
  confused: { bare: 'nao entendi|entendo, repete|repetir|repita, como assim' },
  identity: {
    asks: 'voce robo|maquina|bot.|humano|real.|atendente|gente|ia.|inteligencia',
    bare: 'falo|falando quem|robo|humano|maquina, quem e. voce|alex, quem responde|atende|fala, qual seu nome',
  },
  person: {
    asks: `
      fala|conversar|atendid|chama|passa.|passar|passe.|transfer|encaminh|quero|queria|posso|preciso|prefiro|tem. pessoa|humano|humana|atendente|alguem|vendedor|consultor|equipe|especialista|responsavel|gerente|representante,
      atendimento humano|pessoa|real, falar|conversar|chamar voce|whatsapp|telefone,
      quero|queria|posso|preciso|gostaria|consigo|quem falar|conversar com,
      agend|marcar|marco reuniao|ligacao|call|video voce|equipe|alguem, nao quero robo|maquina,
      me. liga|ligue|telefon|chama|chame`,
    bare: `
      atendente, humano, pessoa, falar, me. liga|ligue|telefon|chama|chame|contat|retorn, voce liga|ligue mim|me.,
      ligar para voce, agend|marcar reuniao|ligacao|conversa|call|visita, reuniao, entrar contato`,
    covers: ['contact', 'price', 'services', 'identity', 'agent', 'support', 'replyTime', 'hours'],
  },
  contact: {
    asks: 'telefone|whatsapp|email|instagram|contato|numero voce',
    bare: 'telefone, whatsapp, contato, email, instagram, facebook',
  },
  start: {
    asks: `
      quero|queria|gostaria|preciso um|uma|meu|fazer|criar|ter|montar|de ${SITE}, ${OWN} negocio|comercio|empresa,
      site ar hoje, como|onde|quero|queria|posso contratar|compr|assin|encomend ${SITE}|voce|servico`,
    bare: `
      quero|queria|gostaria|vamos|como|posso|pretendo|bora|onde contratar|compr|fechar|assinar|comec|encomendar|pedir|peco,
      manda|envia|receber|quero|fazer|pedir proposta, proximo passo, gostei`,
  },
} as const satisfies Record<string, Topic>
