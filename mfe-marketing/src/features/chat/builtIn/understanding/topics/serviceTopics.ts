import type { Topic } from './Topic.ts'

/** What else the agency does and gives away. */
export const serviceTopics = {
  google: {
    asks: `
      google negocio|perfil|ficha|cadastr|mapa|maps|aparec|encontr|primeir|posic|coloca|bota|cuida|avaliac|empresa|ranque|topo|organico|minha|voce|estrelas|otimiz|some|sumiu|sumir|suspens|loja,
      seo. faz|voce|quanto|local|site, maps aparec|minha|meu|coloca|loja|empresa|sumiu,
      avaliac conseguir|pedir|melhorar|mais|cuida|voce, perfil empresa,
      aparecer|apareca|apareco busca|internet|regiao|bairro|primeir|pesquis|procur,
      google endereco|horario|telefone|errad, busca organica`,
    bare: 'google, maps, seo., avaliac, aparecer|encontrado',
    covers: ['price', 'process', 'location', 'deadline'],
  },
  ads: {
    asks: `
      anunci faz|google|facebook|instagram|meta.|youtube|voce|quanto|verba|quero|minha|meu|tiktok|preciso|gast|invest,
      trafego pago|quanto|faz|voce|gestor, google|facebook|instagram|meta. ads.|adword|campanha,
      impulsion publicac|post|instagram, verba anunc, divulg minha|meu|voce|loja|empresa|negocio,
      preciso|quero|ter|atrair|conseguir mais|novos client|venda, vender mais`,
    bare: `
      anunci, trafego, ads., adwords, impulsion, patrocinad, campanha, propaganda, verba, divulg, publicidade,
      midia paga, marketing`,
    covers: ['google', 'media', 'shop', 'price', 'included', 'process', 'payment'],
  },
  media: {
    asks: `
      foto|filmagem|video produto|tira|grav|produz|ensaio|loja|empresa|profissional|comida|pratos|voce,
      post instagram|facebook|rede|mim|voce|fazem, reels|stories,
      instagram|facebook|rede cuida|gerenc|administra|faz|posta|mexe|gestao|aliment|movimenta, social media,
      producao midia|conteudo|video, conteudo instagram|rede|fazem|voce`,
    bare: 'rede social|sociais, video, conteudo, posts, postagem, fotografia, gravar',
    covers: ['price'],
  },
  agent: {
    asks: `
      agente, agente vaga, inteligencia artificial, ia. whatsapp|atend|respond|vend|quanto|erra, chatbot,
      bot. whatsapp|atend|respond|quanto, robo whatsapp|atend|respond|client|quanto|preco|custa|vend|marca,
      atendimento|resposta|responder|mensage automatic|automatiz|sozinho, automatiz whatsapp|atend,
      funcionario|atendente digital|virtual,
      respond|atende whatsapp|cliente|mensagens sozinho|madrugada|noite|automatic,
      substitui|demitir atendente|funcionario|equipe|secretaria|funcionaria, 30396,
      trocar|mudar|manter|mesmo|outro numero whatsapp|agente|atend`,
    bare: 'robo, ia., automac, economia, economiz, 799, 30. mil, substitui',
    covers: [
      'price',
      'deadline',
      'booking',
      'orders',
      'support',
      'hours',
      'identity',
      'changes',
      'process',
      'contact',
      'location',
    ],
  },
  ebook: {
    asks: 'ebook',
    bare: 'book., guia gratis|gratuito|clientes, material gratis|gratuito, livro digital|gratis|baixar',
    covers: ['discount', 'location'],
  },
  quiz: { asks: 'quiz', bare: 'teste maturidade|nivel|digital|negocio|empresa|gratis, diagnostico, maturidade' },
  blog: { bare: 'blog., artigo, dicas' },
} as const satisfies Record<string, Topic>
