import { trades } from '../trades.ts'
import { COST, OWN, SITE, type Topic } from './Topic.ts'

const DO =
  'faz|fac|fez|cria|desenvolv|monta|constru|elabor|quer|gostaria|precis|vend|oferec|trabalh|consegu|tem.|teria|fosse|contrat|entreg|mexe|atend'
const TRADE = trades.map(({ words }) => words).join('|')
const AGENCY_WORK = `${SITE}|google|whatsapp|anunci|internet|agente|marketing|divulg|seo.|instagram`

/** A site: what it is, what it has, and what may be added. */
export const siteTopics = {
  site: { asks: `${DO} ${SITE}, ${SITE} voce, criacao|desenvolvimento ${SITE}`, bare: SITE },
  why: {
    asks: `
      instagram|facebook|rede preciso|precisa|substitui|basta|suficiente|melhor|vendo|tenho ${SITE},
      preciso|precisa mesmo|realmente ${SITE}, vale pena ${SITE}, porque|vantagem|beneficio|serve|motivo ${SITE},
      diferenca ${SITE} instagram`,
    bare: 'tenho|vendo|uso|divulgo instagram|facebook',
    covers: ['media'],
  },
  redo: {
    asks: `
      tenho|existe|antigo|velho|lento|feio|atual|ruim|desatualizado|pronto ja|antigo|velho|lento|feio|atual|ruim|desatualizado|refazer|melhorar site|pagina,
      refaz|redesign|moderniz site|pagina, melhorar|renovar|repaginar|migrar|reformar meu site|pagina`,
    bare: 'refaz, redesign, migrar, reformar',
    covers: ['changes'],
  },
  deadline: {
    asks: `
      tempo|prazo|demora|leva|entreg ${SITE},
      ${SITE} pronto|pronta|ar hoje|amanha|rapido|dia|horas|semana|quando|urgente,
      ${SITE} amanha|urgente|urgencia|pressa|24h,
      ${SITE} ate sexta|segunda|terca|quarta|quinta|sabado|domingo|amanha|semana, ${SITE} 1.|um.|24. dia|horas`,
    bare: `
      prazo, atras, nao prazo|entreg|pronto, quanto tempo, quanto tempo pronto|pronta|ar|entreg|faz|demora|leva|fica|precisa, tempo pronto|leva,
      quando pronto|ar|entreg|recebo, quantos dias|horas, demora, rapido, urgente, urgencia, pressa, entrega,
      entregam,
      pronto|pronta|ar|sai.|sair|fica|faz|consegu|precis|quer hoje|amanha|urgente|rapido|dia|sexta|segunda|semana,
      pronto|pronta|ar fechar|contratar, 1.|um.|uma. dia, 24. horas, 24h, so mesmo dia promet|verdade|serio`,
  },
  included: {
    asks: `
      inclu|vem|vira|dentro|pacote ${SITE}|990|nele, que tem. ${SITE}|990|nele, ganho|recebo|mapa|formulario ${SITE},
      vem|tem.|inclui|coloca|botao|link whatsapp ${SITE}, funciona|abre|bom celular ${SITE}|nele, responsiv, mobile`,
    bare: 'inclu, vem junto, celular funciona, 990, botao whatsapp',
    covers: ['price'],
  },
  pages: {
    asks: `
      quantas|varias|outra|mais|extra|duas|tres|2.|3.|4.|5.|10.|limite|muitas|adicionar|por|cada pagina|secoes|abas,
      blog site|meu`,
    bare: 'secoes, abas, pagina para cada|separada, especialidade pagina',
    covers: ['included', 'changes'],
  },
  bring: {
    asks: `
      texto|conteudo quem|precis|manda|preparo|eu|escrev|voce|pronto|site, quem escreve,
      nao|sem tenho|tem.|logo|foto|texto|material|cnpj|imagens foto|texto|logo|material|cnpj|imagens|boas|ainda,
      manda|envi|tenho foto|logo|material|texto, preciso|precisa ter|mandar|foto foto|logo, ter|sem|nao cnpj|mei|logo`,
    bare: `
      texto, foto, o que precisa|preciso, precis|devo|tenho mandar|enviar|fornecer|passar|preparar|entregar|separar,
      cnpj precis, briefing, material|documento|informacoes precis|necessari|mandar|quais, sou mei|autonomo,
      pessoa fisica, sem cnpj`,
    covers: ['media'],
  },
  process: {
    asks: `
      como funciona|faz|feito|seria|trabalham ${SITE}|criacao|processo|contratacao|servico|voce,
      ver|vejo|conferir|aprov antes|publicar ${SITE}`,
    bare: `
      como funciona|trabalha, como possivel, como faz|e., passo passo, etapa, processo,
      depois que|de pago|contrato|fecho|fechar, ver|vejo|conferir|aprov antes|ar|publicar, consegue|fazem como dia|24h`,
  },
  dislike: {
    asks: 'nao gostar|gostei|curtir|agradar site|resultado|layout',
    bare: `
      nao gostar|gostei|gosto|curtir|aprovar|agradar, ajuste|revis|correc|alterac antes|pronto|quantas|quantos,
      quiser mudar antes|pronto|layout|cor, ficar feio|ruim|estranho, nao ficar bom|como|bonito`,
    covers: ['guarantee', 'changes', 'deadline', 'redo'],
  },
  changes: {
    asks: `
      mud|alter|mexer|mexo|edit|atualiz|troc|corrig|modific|adicion|acrescent ${SITE}|foto|texto|preco|cardapio|painel|nele,
      painel|gerenciador|cms. editar|site|tem.|acesso, plano mudancas, quanto alterac|mudanc`,
    bare: `
      mud|alter|mexer|mexo|edit|atualiz|troc|corrig|modific|incluir|colocar depois|sozinho|sozinha|eu|posso|consigo|produto|informac|horario|telefone|endereco|item|cobra|paga,
      mudanc, alterac, alterar, editar, atualizar, painel, manutencao`,
    covers: ['price'],
  },
  domain: {
    asks: `
      ${COST} renova|dominio|hospedagem|anual, dominio, dominio cnpj|cpf|nome, hospedag, hospedam, registro br.|site,
      www., com br., ponto com, endereco site|internet|www, ssl., https, certificado|cadeado site, hosting,
      depois um. ano, primeiro ano`,
    bare: `
      renova, renovar, segundo ano, servidor, hospedar, registrar, seguro site, meu nome fica|site|registrado, ssl.,
      certificado|cadeado`,
    covers: ['price', 'included', 'trust'],
  },
  shop: {
    asks: `
      loja virtual|online|internet|web., commerce|ecommerce|ecomerce, vender|venda online|internet,
      vender pelo|direto site, carrinho compras|site, checkout, client|pessoal paga|pague|compra|compre ${SITE},
      receber pagamento site|online, pix|cartao ${SITE}|loja, frete|correios calcul|site, loja instagram ${SITE},
      vitrine online|virtual`,
    bare: 'client|pessoal paga|compra online|cartao|pix|direto, receber pagamento, carrinho',
    covers: ['price', 'deadline', 'payment', 'included', 'changes'],
  },
  orders: {
    asks: `
      cardapio, deliver|restaurant pedido|funciona|online, pedido cai|chega|vai whatsapp|mim, pedido site|online|whatsapp|recebe|cliente|direto|ifood,
      delivery proprio|site|sistema|online|faz|montar, ifood, ifood sair|integra|conecta|lig,
      menu digital|online|site|qr., comissao sem|pagar, taxa aplicativo|app.|ifood`,
    bare: 'recebe pedido, delivery, comanda, comissao',
    covers: ['price', 'deadline', 'included', 'payment', 'contract'],
  },
  booking: {
    asks: `
      agend ${SITE}|online|cliente|horario|sistema,
      marca|marque|reserva horario|consulta|online|mesa|quarto|banho|corte cliente|${SITE}|sozinho|internet|online,
      reserva ${SITE}|online`,
    bare: 'agendamento, agendar, agenda, marca horario|consulta, reserva',
    covers: ['price', 'deadline', 'hours', 'included'],
  },
  catalogue: {
    asks: `
      catalogo, filtro ${SITE}|imove|busca|carros|com, busca imove|carros|veiculos,
      imove|veiculos|carros|produtos ${SITE}|cadastr|colocar|mostrar|listar, vitrine imove`,
    bare: 'filtro, mostrar|colocar|expor produto',
    covers: ['price', 'deadline', 'included', 'changes'],
  },
  integration: {
    asks: `
      integra|conecta|sincroniz sistema|erp.|crm.|estoque|api.|software|ifood|whatsapp|${SITE}|meu,
      area|login cliente|membros|aluno`,
    bare: 'integra, sistema, erp., crm., area clientes, login, senha clientes',
    covers: ['deadline', 'orders'],
  },
  trade: {
    asks: `${TRADE} ${AGENCY_WORK}, ${OWN} ${TRADE}, voce atend|serve|trabalha ${TRADE}`,
    bare: `${TRADE} para|atend|serve`,
  },
} as const satisfies Record<string, Topic>
