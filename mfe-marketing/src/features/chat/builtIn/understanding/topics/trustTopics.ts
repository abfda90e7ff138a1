import { SITE, type Topic } from './Topic.ts'

/** Whether to trust the agency, and where and when it is there. */
export const trustTopics = {
  contract: {
    asks: `
      fidelidade, contrato voce|assinar|minimo|fidelidade|multa, site meu|minha|dono voce|dono|mesmo|propriedade,
      sair|cancel|parar site|dominio`,
    bare: `
      contrato., multa, cancel, desist, assinar, minimo|minima|quantos meses, ficar preso|presa,
      parar|encerrar quando|quiser|servico|plano, sair`,
    covers: ['monthly', 'deadline', 'domain', 'services'],
  },
  guarantee: {
    asks: `
      garant voce|site|resultado|venda|tem.|dao|da.|qual,
      nao resultado|funcion|vende|retorno site|anunci|agente|resultado, 3x vendas|mais, resultado dias|anunci|garant`,
    bare: `
      garant, devolv, devolu, reembols, dinheiro volta,
      nao resultado|funcion|vende|der|trouxer|cumprir|certo|venda|retorno|tiver, resultado, vale pena, retorno,
      roi., da.|dar certo, risco, 90. dias, 60. dias, funciona mesmo, certeza`,
    covers: ['ads'],
  },
  support: {
    asks: `
      suporte voce|tem.|24h|site|agente|como, ${SITE} caiu|cai.|parou|quebrou|erro|bug|problema|trav,
      meu|minha site|pagina caiu|cai.|fora|parou|quebrou|erro|bug|problema|trav|abre|hackead|invadid|virus,
      site fora ar, nao acess|entr|abre|consig painel|sistema|site, agente|robo parou|trav,
      depois ar|entregue falo|ajuda|atend|problema|duvida|suporte|some|cuida|resolve,
      site quem resolve|conserta|arruma`,
    bare: `
      suporte, site caiu|parou|erro, assistencia tecnica, pos venda, deu|dar|der problema|erro, socorro,
      emergencia, ajuda site`,
    covers: ['hours', 'deadline', 'redo', 'domain', 'agent'],
  },
  trust: {
    asks: `
      voce experiencia, voce confia|golpe|seria.|serio|registrada,
      quanto tempo|anos mercado|existe|empresa|atuam|agencia, quantos site|clientes|projetos, quantos anos mercado|empresa|existe, cnpj voce|empresa,
      quem vai|faz|fez|fara site, responsavel|socio empresa|agencia, reclame aqui`,
    bare: `
      golpe, confia, cnpj, quem e.|sao voce, empresa existe|registrada|seria., desde quando, fundador, historia, dono,
      fundada, fundou, sobre|conta|conhecer empresa|agencia|equipe, equipe, agencia e.|qual|voce, empresa voce, nome empresa`,
    covers: ['deadline'],
  },
  portfolio: {
    asks: `
      exemplo|modelo|portfolio|portifolio ${SITE}|voce|trabalho,
      ver|vejo|mostra|conhecer algum|alguns|outros ${SITE}|trabalho,
      ${SITE}|trabalho fizeram|feito|prontos|entregues, link ${SITE}, depoimento|opiniao voce|cliente`,
    bare: `
      exemplo, portfolio, portifolio, modelo, ver|vejo|mostra|conhecer trabalho|clientes|projetos|feitos, casos,
      cases, depoimento, antes e. depois, ja fizeram|fez|atenderam`,
  },
  location: {
    asks: `
      onde ficam|voce|localiz|escritorio|agencia,
      voce|empresa|agencia sao|fica|e. paulo|rio|minas|bahia|parana|brasilia|recife|curitiba|horizonte|salvador|fortaleza|porto|campinas|goiania|manaus|belem,
      de onde voce|sao|empresa, endereco voce|empresa|escritorio|agencia,
      atend|trabalham|fazem cidade|estado|regiao|brasil|exterior|interior|fora|portugal|longe|todo|pais|nordeste|remoto,
      atend em.|no.|na.|aqui, escritorio fisic|voce|visitar|tem., presencial, visit escritorio|agencia|voce,
      moro em.|no.|na.|fora|longe|aqui, que|qual cidade voce|sao|ficam|atendem`,
    bare: `
      endereco, localizacao, onde fica|sao, onde, escritorio, visita, outra cidade|estado|pais, brasil todo, exterior,
      sou. cidade|interior|outra, que|qual cidade, posso ir ai|la|pessoalmente, pessoalmente`,
    covers: ['contact'],
  },
  hours: {
    asks: `
      voce abre|aberto|fecha|atende|trabalham|funcionam sabado|domingo|feriado|fim|hoje|agora|noite|madrugada,
      atend|abre|trabalh no.|na.|aos|em. sabado|domingo|feriado|fim|segunda|sexta,
      horario voce|atendimento|funcionamento|comercial`,
    bare: `
      horario, plantao, que horas abre|fecha|funciona|comeca|vao|posso|ate|trabalham, sabado, domingo, feriado,
      fim semana, aberto, abre, abrem, fecham, expediente, funcionamento, atendem agora|hoje|noite`,
  },
  replyTime: {
    asks: `
      esperando|aguardando resposta|retorno, voce respond|resposta|retornam quanto|demora|tempo|quando|rapido|hora`,
    bare: `
      responde|resposta|retornam quanto|demora|tempo|quando|rapido|hora, ninguem responde|atende|retornou,
      aguardando|esperando resposta|retorno|contato, mandei|enviei mensagem|email|formulario`,
    covers: ['deadline', 'guarantee', 'agent'],
  },
  privacy: {
    asks: 'dados meus|privacidade|pessoais|guardam, privacidade, lgpd',
    bare: 'apagar|excluir|remover cadastro|dados, spam, descadastr',
  },
  jobs: {
    asks: `
      vaga|trabalhar emprego|voce, contratando|contratam voce, parceria|parceir|revend|representante|afiliado voce|ser`,
    bare: 'vaga., vagas., emprego, curriculo, estagio, freela, parceria, comissao indicar|indicacao',
    covers: ['elsewhere', 'services', 'contact'],
  },
} as const satisfies Record<string, Topic>
