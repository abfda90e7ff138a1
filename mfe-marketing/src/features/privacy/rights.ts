/** What article 18 of the LGPD gives every person, in plain words. */
export const rights: readonly string[] = [
  'confirmar se tratamos dados seus e receber uma cópia deles;',
  'corrigir dados incompletos, errados ou desatualizados;',
  'pedir que dados desnecessários ou excessivos sejam bloqueados ou apagados;',
  'levar os seus dados para outro fornecedor;',
  'saber com quem os compartilhamos;',
  'retirar o consentimento e pedir que apaguemos o que dependia dele;',
  'opor-se a um uso com que você não concorda.',
]
