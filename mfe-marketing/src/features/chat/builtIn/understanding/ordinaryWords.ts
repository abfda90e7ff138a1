/**
 * Words that say nothing about what a question is about. A question whose words are all known here or in the topics is about
 * this agency; one with a word that nobody expects may be about anything.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `a o as os um uma uns umas de do da dos das em no na nos nas num numa ao aos por pelo pela pelos pelas para com sem
  sobre ate desde entre e ou mas mais menos muito pouco tao bem mal ja ainda so apenas tambem nao sim nem nunca sempre
  aqui ai la ali ca que qual quem quando quanto onde como porque se eu voce ele ela eles elas gente me mim te lhe meu
  minha meus minhas seu sua seus suas nosso nossa nossos nossas dele dela deles delas este esta esse essa isso isto
  aquele aquela aquilo estes estas esses essas outro outra outros outras todo toda todos todas tudo nada algo algum
  alguma alguns algumas nenhum nenhuma cada mesmo mesma qualquer tal tipo ser sou es somos sao era eram foi fui seja
  seria sera estar estou estamos estao ta tou tava ter tenho tem temos teria teve tive tendo haver ha ir vou vai vamos
  vao iria ia fazer faco faz fazem fazemos feito feita fez fica ficam ficar ficaria ficou poder posso pode podem
  podemos poderia poderiam possivel querer quero queria quer querem quiser quisesse queremos dar dao daria dou deu dei
  saber sei sabe sabem soube gostaria gosto dizer diz diga falar fala fale falem falo ver veja vi vejo viu conseguir
  consigo consegue conseguem conseguiria precisar preciso precisa precisam precisaria usar uso usa usam acho acha
  achei pensar pensando pensei vale valem custar custa cobrar cobra cobram cobraria cobrado sair sai sairia entender
  entendi entendo explica explicar explique explicam manda mandar mande passa passar passe tirar duvida duvidas
  pergunta perguntar curiosidade informacao informacoes info infos detalhe detalhes porfavor favor gentileza obrigado
  oi ola opa dia tarde noite bom boa certo entao assim ne neh cara amigo amiga moco moca senhor senhora alex pessoal
  galera hoje agora depois antes ontem amanha logo inicial inicio comeco media medio mediano minimo minima maximo
  aproximado aproximada aproximadamente base faixa total geral final cerca reais ideia nocao caso vez vezes ano anos
  mes meses semana semanas dias horas minutos tempo hora coisa coisas jeito forma maneira modo lugar parte primeiro
  primeira segundo novo nova novos simples basico basica completo completa pequeno pequena pequenos pequenas grande
  bonito bonita legal melhor barato caro baratinho baratinha carinho bacana top profissional real realmente verdade
  exatamente exato ok beleza interessado interessada interesse conhecer servico servicos produto produtos trabalho
  trabalham trabalha cliente clientes pessoa pessoas alguem dono dona proprietario moro mora cidade bairro regiao
  interior chama chamo nome empresa comigo conosco contigo vocees vces junto sozinho sozinha sozinhos proprio propria
  atualmente abrindo abri abrir montar montando montei comecando comecar comecei vender vendo vendas venda lucro
  oferece oferecem ofereceriam existe existem boas eai achar direito normal normalmente costuma costumam geralmente
  deixa deixar colocar coloca coloco colocam bota botar ajudar ajuda ajudam receber recebo recebe contar conta conte
  acontece acontecer rola rolar serve servem servir basta capaz aceitam sendo alem dentro fora mano querido querida
  brother parceiro irmao bro chefe saindo hein hem partir levo leva levar perco perde perder to volto voltar tirou
  tirei baixo pfv negocio comercio deus kk haha
  acabar acabou acaba comecou cair cai chegar chega chegou entrar entra entrou saiu testar provar ligado
  ligada parar acessar acesso cadastrar prometer promete aceitar lembrar esquecer aprender aumentar diminuir crescer melhorar alcancar
  responsavel tecnico direto facil dificil necessario obrigatorio personalizado diferente igual layout cor cores ramo segmento area
  setor publico turma meta objetivo sugestao opiniao conselho proposta gostei gostaram cade mensagem mensagens limite link
  sabendo manha instalar demais afinal alias talvez provavelmente claro certeza imagino imaginei curioso curiosa indicacao indicaram
  indicou conheci vim encontrei pesquisando procurando buscando olhando avaliando comparando pretendo planejando ultimo ultima seguinte`.split(
    /\s+/,
  ),
)
